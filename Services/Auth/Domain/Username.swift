/// The name a person signs in with.
///
/// ASCII only: two names that look alike must not be two accounts, and a name must be typable on any
/// keyboard.
public struct Username: Sendable, Hashable {
  public static let lengthMin = 3
  public static let lengthMax = 64

  /// As the person wrote it.
  public let text: String
  /// What is unique and looked up: lower case.
  public let key: String

  /// - Throws: ``UsernameRejection``.
  public init(_ text: String) throws(UsernameRejection) {
    let bytes = text.utf8
    guard bytes.count >= Self.lengthMin else { throw .tooShort }
    guard bytes.count <= Self.lengthMax else { throw .tooLong }
    guard bytes.allSatisfy(Self.isAllowed) else { throw .forbiddenCharacter }
    guard bytes.contains(where: Self.isLetterOrDigit) else { throw .noLetterOrDigit }
    self.text = text
    key = text.lowercased()
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
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

public enum UsernameRejection: Error, Sendable, Hashable {
  case tooShort
  case tooLong
  case forbiddenCharacter
  case noLetterOrDigit
}
