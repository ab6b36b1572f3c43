internal import Questionnaires

/// Makes ids of names that are none, each once.
struct FormsNames {
  private var taken = Set<String>()

  /// An element id: the name itself where it is one and not taken yet.
  ///
  /// - Parameter prefix: put before a name that is taken: of the composite that it stands in.
  mutating func elementID(_ name: String, prefix: String = "") -> String {
    let plain = Self.spelled(name) { IdentifierSyntax.isElementID(String($0)) }
    return unique(taken.contains(plain) && !prefix.isEmpty ? "\(prefix)_\(plain)" : plain)
  }

  /// A code of an option.
  mutating func code(_ value: String) -> String {
    unique(Self.spelled(value) { IdentifierSyntax.isCode(String($0)) })
  }

  private mutating func unique(_ wanted: String) -> String {
    let limit = IdentifierSyntax.charactersMax
    var id = String(wanted.prefix(limit))
    var number = 2
    while !taken.insert(id).inserted {
      let tail = "_\(number)"
      id = wanted.prefix(limit - tail.count) + tail
      number += 1
    }
    return id
  }

  private static func spelled(_ name: String, allows: (Unicode.Scalar) -> Bool) -> String {
    let text = String(name.unicodeScalars.map { allows($0) ? Character($0) : "_" })
    return text.isEmpty ? "_" : text
  }

  /// A questionnaire id from a file's name: `my Form.json` becomes `my-form`.
  static func questionnaireID(file: String) -> String {
    var name = file.split(separator: "/").last.map(String.init) ?? file
    if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = String(name[..<dot]) }
    var id = ""
    for scalar in name.lowercased().unicodeScalars {
      if IdentifierSyntax.isID(String(scalar)), scalar != "-" {
        id.unicodeScalars.append(scalar)
      } else if !id.isEmpty, id.last != "-" {
        id.append("-")
      }
    }
    while id.last == "-" { id.removeLast() }
    id = String(id.prefix(IdentifierSyntax.charactersMax))
    return id.isEmpty ? "form" : id
  }
}
