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

  /// A tag as it was recorded once, under whatever rules.
  public init(recorded text: String) { self = LanguageTag(text) ?? LanguageTag(canonical: text) }

  /// `de` of `de-AT`.
  public var primary: String { String(description.prefix { $0 != "-" }) }

  /// The tag itself, then what is left when subtags are taken off its end (RFC 4647 §3.4). A single
  /// letter or digit never stands last.
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
  /// The grammar `langtag / privateuse` of RFC 5646 §2.1 over lower-case subtags.
  private static func isWellFormed(_ subtags: [[UInt8]]) -> Bool {
    if subtags[0] == [UInt8(ascii: "x")] { return subtags.count > 1 }
    guard (2...8).contains(subtags[0].count), subtags[0].allSatisfy(isLetter) else { return false }
    var rest = subtags.dropFirst()
    if subtags[0].count <= 3 {
      // Up to three extended language subtags.
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

  private static func isRegion(_ subtag: [UInt8]) -> Bool {
    (subtag.count == 2 && subtag.allSatisfy(isLetter))
      || (subtag.count == 3 && subtag.allSatisfy(isDigit))
  }

  private static func isVariant(_ subtag: [UInt8]) -> Bool {
    (5...8).contains(subtag.count) || (subtag.count == 4 && isDigit(subtag[0]))
  }

  /// RFC 5646 §2.1.1: regions in capitals, scripts with an initial one, the rest in small letters;
  /// after a singleton everything is small.
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
