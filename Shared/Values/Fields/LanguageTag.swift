/// A well-formed language tag in its canonical case (BCP 47, RFC 5646 §2.1).
///
/// Well-formed is not valid: the subtags need not be registered, so new languages need no release.
/// The grandfathered tags of RFC 5646 (`i-klingon`) are not accepted; every one in use has a
/// replacement.
public struct LanguageTag: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// RFC 5646 §4.4.1 asks for room for at least 35 characters.
  public static let charactersMax = 35

  public static let english = LanguageTag(canonical: "en")

  /// The tag as RFC 5646 §2.1.1 writes it: `de`, `zh-Hant-TW`.
  public let description: String

  /// - Returns: nil when `text` is not well-formed or longer than ``charactersMax``.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.charactersMax else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let subtags = parts.map { part in part.map(Self.lowercased) }
    guard subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(Self.isAlphanumeric) }),
      Self.isWellFormed(subtags)
    else { return nil }
    description = Self.canonicalCase(subtags)
  }

  private init(canonical: String) { description = canonical }

  /// Creates the tag that a device means.
  ///
  /// Systems write locales in several ways: `de_DE`, `de_DE.UTF-8@euro` (POSIX),
  /// `en_US@rg=dezzzz` (ICU), `zh_CN_#Hans` (Java). Encodings and options are left out, and of the
  /// rest the longest well-formed beginning counts. `C` means no language (`und`).
  ///
  /// - Returns: nil if the text does not begin with a language.
  public init?(stated text: String) {
    if let tag = LanguageTag(text) {
      self = tag
      return
    }
    // No longer beginning is well-formed.
    let locale = text.utf8.prefix(2 * Self.charactersMax).prefix { !".@".utf8.contains($0) }
    var subtags = locale.split { "-_#".utf8.contains($0) }.map { String($0) ?? "" }
    if subtags == ["C"] { subtags = ["und"] }
    // The script follows the language.
    let main = subtags.prefix { $0.utf8.count > 1 }.dropFirst()
    if let script = main.firstIndex(where: Self.isScript) {
      subtags.insert(subtags.remove(at: script), at: 1)
    }
    while !subtags.isEmpty {
      if let tag = LanguageTag(subtags.joined(separator: "-")) {
        self = tag
        return
      }
      subtags.removeLast()
    }
    return nil
  }

  /// Restores a recorded tag, which may predate the current rules.
  public init(recorded text: String) { self = LanguageTag(text) ?? LanguageTag(canonical: text) }

  /// Primary subtag: `de` of `de-AT`.
  public var primary: String { String(description.prefix { $0 != "-" }) }

  /// The tag itself, then the tag with subtags removed from its end (RFC 4647 §3.4). A single
  /// letter or digit never comes last.
  public var lookupChain: [LanguageTag] {
    var chain = [self]
    var subtags = description.split(separator: "-")
    while subtags.count > 1 {
      subtags.removeLast()
      if let last = subtags.last, last.utf8.count == 1 { subtags.removeLast() }
      guard !subtags.isEmpty else { break }
      chain.append(LanguageTag(canonical: subtags.joined(separator: "-")))
    }
    return chain
  }

  public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.description < right.description
  }
}

extension LanguageTag {
  /// Whether the lower-case subtags match the grammar `langtag / privateuse` of RFC 5646 §2.1.
  private static func isWellFormed(_ subtags: [[UInt8]]) -> Bool {
    if subtags[0] == [UInt8(ascii: "x")] { return subtags.count > 1 }
    guard (2...8).contains(subtags[0].count), subtags[0].allSatisfy(isLetter) else { return false }
    var rest = subtags.dropFirst()
    if subtags[0].count <= 3 {
      // There are up to three extended language subtags.
      for _ in 0..<3 where rest.first.map({ $0.count == 3 && $0.allSatisfy(isLetter) }) == true {
        rest.removeFirst()
      }
    }
    if let script = rest.first, script.count == 4, script.allSatisfy(isLetter) {
      rest.removeFirst()
    }
    if let region = rest.first, isRegion(region) { rest.removeFirst() }
    var variants = Set<[UInt8]>()
    while let variant = rest.first, isVariant(variant) {
      guard variants.insert(variant).inserted else { return false }
      rest.removeFirst()
    }
    var singletons = Set<UInt8>()
    while let singleton = rest.first, singleton.count == 1 {
      rest.removeFirst()
      if singleton[0] == UInt8(ascii: "x") { return !rest.isEmpty }
      guard singletons.insert(singleton[0]).inserted, (rest.first?.count ?? 0) >= 2 else {
        return false
      }
      rest = rest.drop { $0.count >= 2 }
    }
    return rest.isEmpty
  }

  private static func isScript(_ subtag: String) -> Bool {
    subtag.utf8.count == 4 && subtag.utf8.map(lowercased).allSatisfy(isLetter)
  }

  private static func isRegion(_ subtag: [UInt8]) -> Bool {
    (subtag.count == 2 && subtag.allSatisfy(isLetter))
      || (subtag.count == 3 && subtag.allSatisfy(isDigit))
  }

  private static func isVariant(_ subtag: [UInt8]) -> Bool {
    (5...8).contains(subtag.count) || (subtag.count == 4 && isDigit(subtag[0]))
  }

  /// RFC 5646 §2.1.1: regions in upper case, scripts in title case, all else in lower case; after a
  /// singleton everything is lower case.
  private static func canonicalCase(_ subtags: [[UInt8]]) -> String {
    var afterSingleton = false
    let written = subtags.enumerated().map { position, subtag -> [UInt8] in
      defer { if subtag.count == 1 { afterSingleton = true } }
      guard position > 0, !afterSingleton, subtag.allSatisfy(isLetter) else { return subtag }
      switch subtag.count {
      case 2: return subtag.map(uppercased)
      case 4: return [uppercased(subtag[0])] + subtag.dropFirst()
      default: return subtag
      }
    }
    return String(
      decoding: Array(written.joined(separator: [UInt8(ascii: "-")])), as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte & 0xDF : byte }
}
