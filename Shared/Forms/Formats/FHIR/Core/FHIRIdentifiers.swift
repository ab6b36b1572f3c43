internal import Questionnaires

/// Creates unique ids and codes of Otolith from those of FHIR.
///
/// Valid names are kept, regardless of their position; others are changed and numbered if they
/// collide.
struct FHIRIdentifiers {
  private var taken: Set<String>
  private var numbers: [String: Int] = [:]
  private let isAllowed: (Unicode.Scalar) -> Bool
  private let isValid: (String) -> Bool
  private(set) var ids: [String: String] = [:]

  /// - Parameter names: all names, in order.
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

  /// Returns an unused id similar to `name`; a different one on each call.
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
      // The counter per name avoids quadratic time for many equal names.
      numbers[base, default: 1] += 1
      id = "\(base)_\(numbers[base] ?? 0)"
    }
    return id
  }

  /// Reserves room for a number.
  private static let baseCharactersMax = IdentifierSyntax.charactersMax - 8

  /// Returns a questionnaire id; empty if no part of the name is usable.
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
