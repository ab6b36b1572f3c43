/// The syntax of ids and codes: plain ASCII, because they become export columns, URLs and file
/// names.
public enum IdentifierSyntax {
  public static let charactersMax = 64

  /// Studies, questionnaires, projects, groups and library entries: 1–64 lower-case letters, digits,
  /// hyphens.
  public static func isID(_ text: String) -> Bool {
    hasLength(text) && text.utf8.allSatisfy { isLower($0) || isDigit($0) || $0 == hyphen }
  }

  /// Defined roles: 2–40 lower-case letters, digits, `_`, beginning with a letter.
  public static func isRoleName(_ text: String) -> Bool {
    (2...40).contains(text.utf8.count) && text.utf8.first.map(isLower) == true
      && text.utf8.allSatisfy { isLower($0) || isDigit($0) || $0 == underscore }
  }

  /// Elements: 1–64 letters, digits, `_`.
  public static func isElementID(_ text: String) -> Bool {
    hasLength(text)
      && text.utf8.allSatisfy { isLower($0) || isUpper($0) || isDigit($0) || $0 == underscore }
  }

  /// Options: 1–64 letters, digits, `_`, `-`, `.`.
  public static func isCode(_ text: String) -> Bool {
    hasLength(text)
      && text.utf8.allSatisfy {
        isLower($0) || isUpper($0) || isDigit($0) || $0 == underscore || $0 == hyphen || $0 == dot
      }
  }

  /// Annotations: 1–64 lower-case letters, digits, `.`, `-`.
  public static func isAnnotationKey(_ text: String) -> Bool {
    hasLength(text)
      && text.utf8.allSatisfy { isLower($0) || isDigit($0) || $0 == dot || $0 == hyphen }
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let underscore = UInt8(ascii: "_")
  private static let dot = UInt8(ascii: ".")

  private static func hasLength(_ text: String) -> Bool {
    (1...charactersMax).contains(text.utf8.count)
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension String {
  public var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// The text with ASCII capitals as small letters: the one spelling of UUIDs, hashes and other ids
  /// that clients write in either case. Other characters stay.
  public var asciiLowercased: String {
    guard utf8.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
      return self
    }
    return String(
      decoding: utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 },
      as: UTF8.self)
  }
}
