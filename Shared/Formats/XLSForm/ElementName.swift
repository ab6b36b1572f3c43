internal import Questionnaires

/// Names of rows and ids of elements, whose spellings differ: a name may have `-` and `.`, and begins
/// with a letter or `_`.
enum ElementName {
  static func id(_ name: String) -> String {
    let characters = name.unicodeScalars.map { scalar in
      IdentifierSyntax.isElementID(String(scalar)) ? Character(scalar) : "_"
    }
    return String(String(characters).prefix(IdentifierSyntax.charactersMax))
  }

  static func isName(_ id: String) -> Bool {
    guard let first = id.unicodeScalars.first else { return false }
    return first == "_" || !("0"..."9").contains(first)
  }
}
