/// The name a person signs in with.
///
/// ASCII only: two names that look alike must not be two accounts, and a name must be typable on any
/// keyboard.
package struct Username: Sendable, Hashable {
  package static let lengthMin = 3
  package static let lengthMax = 64

  /// As the person wrote it.
  package let text: String
  /// What is unique and looked up: lower case.
  package let key: String

  /// - Throws: ``UsernameRejection``.
  package init(_ text: String) throws(UsernameRejection) {
    let bytes = text.utf8
    guard bytes.count >= Self.lengthMin else { throw .tooShort }
    guard bytes.count <= Self.lengthMax else { throw .tooLong }
    guard bytes.allSatisfy(Self.isPermitted) else { throw .forbiddenCharacter }
    guard bytes.contains(where: Self.isLetterOrDigit) else { throw .noLetterOrDigit }
    self.text = text
    key = text.lowercased()
  }

  /// Whether a username may have the ASCII character.
  package static func isPermitted(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

package enum UsernameRejection: Error, Sendable, Hashable {
  case tooShort
  case tooLong
  case forbiddenCharacter
  case noLetterOrDigit
}
