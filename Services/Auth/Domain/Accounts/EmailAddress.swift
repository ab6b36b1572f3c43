import Fields

/// An e-mail address (RFC 5321 §4.1.2, the forms in common use).
///
/// Quoted local parts, address literals and comments are not supported. The local part is ASCII; an
/// internationalised domain equals its A-label (`xn--…`), as which it is kept. An address therefore
/// cannot end a header field or an SMTP command.
struct EmailAddress: Sendable, Hashable {
  /// Maximum length in bytes (RFC 5321 §4.5.3.1.3, less the angle brackets).
  static let lengthMax = 254
  /// Maximum length in bytes (RFC 5321 §4.5.3.1.1).
  static let localPartLengthMax = 64

  /// The address as written, with the domain in ASCII.
  let text: String
  /// The unique lookup key in lower case. RFC 5321 allows local parts that differ only in case;
  /// mail providers do not.
  let key: String

  /// Returns nil for an invalid address.
  init?(_ text: String) {
    guard let at = text.utf8.lastIndex(of: UInt8(ascii: "@")),
      Self.isLocalPart(text.utf8[..<at]),
      let domain = DomainName.ascii(text[text.utf8.index(after: at)...]),
      Self.isDomain(domain.utf8)
    else { return nil }
    let ascii = text[...at] + domain
    guard ascii.utf8.count <= Self.lengthMax else { return nil }
    self.text = String(ascii)
    key = ascii.lowercased()
  }

  /// The local part in lower case.
  var localPartKey: Substring { key.prefix(upTo: key.lastIndex(of: "@") ?? key.endIndex) }

  /// Whether the part consists of dot-separated atoms (RFC 5322 §3.2.3).
  private static func isLocalPart(_ part: Substring.UTF8View) -> Bool {
    (1...localPartLengthMax).contains(part.count)
      && part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0.allSatisfy { isLetterOrDigit($0) || atomSigns.contains($0) }
      }
  }

  private static let atomSigns = Set("!#$%&'*+-/=?^_`{|}~".utf8)

  /// Whether the part has at least two labels of letters, digits and inner hyphens, the last not
  /// all digits.
  private static func isDomain(_ domain: String.UTF8View) -> Bool {
    let labels = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, !last.allSatisfy(isDigit) else { return false }
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != UInt8(ascii: "-")
        && label.last != UInt8(ascii: "-")
        && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
