/// A BCP 47 language tag, checked for shape only (RFC 5646 §2.1).
public struct LanguageTag: Sendable, Hashable {
  public static let lengthMax = 35
  public static let english = LanguageTag(unchecked: "en")

  public let text: String

  /// Nil unless it is subtags of 1–8 letters and digits joined by hyphens, the first of letters.
  public init?(_ text: String) {
    let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard text.utf8.count <= Self.lengthMax, let first = subtags.first,
      (2...8).contains(first.count), first.allSatisfy(Self.isLetter),
      subtags.allSatisfy({
        (1...8).contains($0.count)
          && $0.allSatisfy {
            Self.isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          }
      })
    else { return nil }
    self.text = text
  }

  private init(unchecked text: String) { self.text = text }

  /// `de` of `de-AT`.
  public var primary: String { String(text.prefix { $0 != "-" }).lowercased() }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
