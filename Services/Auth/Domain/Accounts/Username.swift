/// A username for signing in.
///
/// ASCII only: similar looking names must not be different accounts, and a name must be typable on
/// any keyboard.
struct Username: Sendable, Hashable {
  static let lengthMin = 3
  static let lengthMax = 64

  /// The name as written.
  let text: String
  /// The unique lookup key in lower case.
  let key: String

  /// - Throws: ``UsernameRejection``.
  init(_ text: String) throws(UsernameRejection) {
    let bytes = text.utf8
    guard bytes.count >= Self.lengthMin else { throw .tooShort }
    guard bytes.count <= Self.lengthMax else { throw .tooLong }
    guard bytes.allSatisfy(Self.isPermitted) else { throw .forbiddenCharacter }
    guard bytes.contains(where: Self.isLetterOrDigit) else { throw .noLetterOrDigit }
    self.text = text
    key = text.lowercased()
  }

  /// Whether usernames may contain the ASCII character.
  static func isPermitted(_ byte: UInt8) -> Bool {
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

enum UsernameRejection: Error, Sendable, Hashable {
  case tooShort
  case tooLong
  case forbiddenCharacter
  case noLetterOrDigit
}
