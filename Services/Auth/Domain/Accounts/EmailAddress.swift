/// An address that mail can be sent to (RFC 5321 §4.1.2, the forms in common use).
///
/// Neither quoted local parts nor address literals nor comments; ASCII only, so an internationalised
/// domain is given in its `xn--` form. So an address cannot contain anything that ends a header field
/// or an SMTP command.
package struct EmailAddress: Sendable, Hashable {
  /// RFC 5321 §4.5.3.1.3, less the angle brackets.
  package static let lengthMax = 254
  /// RFC 5321 §4.5.3.1.1.
  static let localPartLengthMax = 64

  /// As the person wrote it.
  package let text: String
  /// What is unique and looked up: lower case. RFC 5321 allows local parts that differ in case alone;
  /// mail providers do not.
  package let key: String

  /// Nil when mail cannot be sent there.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.lengthMax, let at = text.utf8.lastIndex(of: UInt8(ascii: "@"))
    else { return nil }
    let local = text.utf8[..<at]
    let domain = text.utf8[text.utf8.index(after: at)...]
    guard Self.isLocalPart(local), Self.isDomain(domain) else { return nil }
    self.text = text
    key = text.lowercased()
  }

  /// What stands before the `@`, in lower case.
  package var localPartKey: Substring { key.prefix(upTo: key.lastIndex(of: "@") ?? key.endIndex) }

  /// Dot-separated atoms (RFC 5322 §3.2.3).
  private static func isLocalPart(_ part: Substring.UTF8View) -> Bool {
    (1...localPartLengthMax).contains(part.count)
      && part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0.allSatisfy { isLetterOrDigit($0) || atomSigns.contains($0) }
      }
  }

  private static let atomSigns = Set("!#$%&'*+-/=?^_`{|}~".utf8)

  /// At least two labels of letters, digits and inner hyphens; the last not all digits.
  private static func isDomain(_ domain: Substring.UTF8View) -> Bool {
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
