internal import Questionnaires

/// Makes ids and codes of ours from FHIR's, each once.
///
/// What is spelled as ours is kept, whatever comes before it; everything else is changed and gets a
/// number where it would meet another one.
struct FHIRIdentifiers {
  private var taken: Set<String>
  private var numbers: [String: Int] = [:]
  private let isAllowed: (Unicode.Scalar) -> Bool
  private let isValid: (String) -> Bool
  private(set) var ids: [String: String] = [:]

  /// - Parameter names: all there are, in their order.
  init(elements names: [String]) {
    self.init(
      names, isValid: IdentifierSyntax.isElementID,
      isAllowed: { IdentifierSyntax.isElementID("\($0)") })
  }

  init(codes names: [String]) {
    self.init(
      names, isValid: IdentifierSyntax.isCode, isAllowed: { IdentifierSyntax.isCode("\($0)") })
  }

  private init(
    _ names: [String], isValid: @escaping (String) -> Bool,
    isAllowed: @escaping (Unicode.Scalar) -> Bool
  ) {
    self.isValid = isValid
    self.isAllowed = isAllowed
    taken = Set(names.filter(isValid))
    for name in taken { ids[name] = name }
    for name in names where ids[name] == nil { ids[name] = unused(name) }
  }

  /// An id like `name` that nothing else has; the same name gives another one each time.
  mutating func unused(_ name: String) -> String {
    var base = ""
    for scalar in name.unicodeScalars where base.utf8.count < Self.baseCharactersMax {
      if isAllowed(scalar) {
        base.unicodeScalars.append(scalar)
      } else if base.last != "_" {
        base += "_"
      }
    }
    if base.allSatisfy({ $0 == "_" }) { base = "x" }
    var id = base
    while !taken.insert(id).inserted {
      // Counted on for each name, so that many equal ones take no quadratic time.
      numbers[base, default: 1] += 1
      id = "\(base)_\(numbers[base] ?? 0)"
    }
    return id
  }

  /// Leaves room for a number.
  private static let baseCharactersMax = IdentifierSyntax.charactersMax - 8

  /// An id of a questionnaire; empty when nothing of the name can be used.
  static func questionnaireID(_ name: String) -> String {
    var id = ""
    for scalar in name.unicodeScalars where id.utf8.count < IdentifierSyntax.charactersMax {
      let lower = scalar.properties.lowercaseMapping
      if IdentifierSyntax.isID(lower), lower != "-" {
        id += lower
      } else if !id.isEmpty, !id.hasSuffix("-") {
        id += "-"
      }
    }
    while id.hasSuffix("-") { id.removeLast() }
    return id
  }
}
