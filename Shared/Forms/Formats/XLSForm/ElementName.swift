internal import Questionnaires

/// Converts between names of rows and ids of elements: names may contain `-` and `.`, and begin
/// with a letter or `_`.
enum ElementName {
  static func id(_ name: String) -> String {
    let characters = name.unicodeScalars.map { scalar in
      IdentifierSyntax.isElementID(String(scalar)) ? Character(scalar) : "_"
    }
    return String(String(characters).prefix(IdentifierSyntax.charactersMax))
  }

  static func isName(_ id: String) -> Bool {
    guard let first = id.first, first == "_" || first.isLetter else { return false }
    return id.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) }
  }
}
