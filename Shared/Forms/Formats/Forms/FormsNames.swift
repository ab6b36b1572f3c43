internal import Questionnaires

/// Creates unique ids from invalid names.
struct FormsNames {
  private var taken = Set<String>()
  /// The last number by name, which avoids quadratic time for many equal names.
  private var numbers: [String: Int] = [:]

  /// Returns an element id: the name itself if it is valid and unused.
  ///
  /// - Parameter prefix: prefix for used names: that of the enclosing composite.
  mutating func elementID(_ name: String, prefix: String = "") -> String {
    let plain = Self.spelled(name) { IdentifierSyntax.isElementID(String($0)) }
    return unique(taken.contains(plain) && !prefix.isEmpty ? "\(prefix)_\(plain)" : plain)
  }

  /// Returns an option code.
  mutating func code(_ value: String) -> String {
    unique(Self.spelled(value) { IdentifierSyntax.isCode(String($0)) })
  }

  private mutating func unique(_ wanted: String) -> String {
    let limit = IdentifierSyntax.charactersMax
    var id = String(wanted.prefix(limit))
    let name = id
    while !taken.insert(id).inserted {
      numbers[name, default: 1] += 1
      let tail = "_\(numbers[name] ?? 0)"
      id = name.prefix(limit - tail.count) + tail
    }
    return id
  }

  private static func spelled(_ name: String, allows: (Unicode.Scalar) -> Bool) -> String {
    let text = String(name.unicodeScalars.map { allows($0) ? Character($0) : "_" })
    return text.isEmpty ? "_" : text
  }

  /// Returns a questionnaire id from a file name: `my Form.json` becomes `my-form`.
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
