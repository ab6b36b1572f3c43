import CRE2

@testable import Patterns

/// Patterns of questionnaires and texts: the pattern up to the first NUL, then texts. An accepted
/// pattern stays within its bounds and decides as RE2 does.
enum PatternTarget: FuzzTarget {
  static let name = "pattern"

  private static let textsMax = 4

  static func run(_ input: [UInt8]) {
    var parts = input.split(
      separator: 0, maxSplits: textsMax, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    let source = parts.removeFirst()
    let pattern: TextPattern
    let node: PatternNode
    do throws(PatternError) {
      pattern = try TextPattern(source)
      var parser = try PatternParser(source, limits: .default)
      node = try parser.parse()
    } catch {
      let places = 0...source.unicodeScalars.count
      expect(places.contains(error.position), "\(error) is at \(error.position)")
      expect(!error.description.isEmpty, "nothing is said about \(source.debugDescription)")
      return
    }
    expect(
      pattern.stateCount <= PatternLimits.default.statesMax, "\(pattern.stateCount) states")
    for text in parts + [""] { compare(source, pattern, node, text) }
  }

  private static func compare(
    _ source: String, _ pattern: TextPattern, _ node: PatternNode, _ text: String
  ) {
    let verdict = pattern.matches(text)
    let spelled = RE2Spelling(text: text).spell(node)
    if let other = re2(spelled, text) {
      expect(
        verdict == other, "\(source.debugDescription) on \(text.debugDescription): \(verdict)")
    }
    guard RE2Spelling.isCommon(source), RE2Spelling.isPlain(text), let other = re2(source, text)
    else { return }
    expect(
      verdict == other,
      "\(source.debugDescription) as it is on \(text.debugDescription): \(verdict)")
  }

  /// Returns nil if RE2 rejects the pattern, since it allows fewer repetitions.
  private static func re2(_ pattern: String, _ text: String) -> Bool? {
    let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
    let verdict = pattern.withUnsafeBytes { pattern in
      text.withUnsafeBytes { text in
        otolith_re2_full_match(
          pattern.baseAddress, pattern.count, text.baseAddress, text.count)
      }
    }
    return verdict < 0 ? nil : verdict == 1
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let seeds = [
      ("plate", #"[A-Z]{1,3}-[A-Z]{1,2} \d{1,4}"#, ["B-AB 1234", "b-1"]),
      ("groups", #"(?:a|bc)*(?<x>d+?)?"#, ["abcbcd", "bb"]),
      ("nested", "((a*)*)*b", ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "aab"]),
      ("words", #"\b\w+\b\B.*"#, ["word!!", "w "]),
      ("properties", #"\p{Lu}\p{L}*\P{Nd}[\p{Sc}\d]"#, ["Äb€5", "Ab1"]),
      ("escapes", #"\x41\u00e9\u{1F600}\t[\b\-\]]\0"#, ["Aé😀\t-"]),
      ("counts", "(?:ab?){0,30}c{2,}", ["ababaacc", "c"]),
      ("space", #"^\s*\S[^\s]$|^$"#, ["\u{2003}ab", ""]),
      ("classes", "[^a-c][]|[^]", ["d", "é"]),
      ("broken", "(a[b-", ["a"]), ("look", "(?=a)b", ["b"]),
    ]
    return seeds.map { name, source, texts in
      (name, Array(([source] + texts).joined(separator: "\0").utf8))
    }
  }
}
