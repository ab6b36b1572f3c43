import Patterns
import TestBasics
import Testing

/// A pattern with matching and non-matching texts.
struct PatternCase: Sendable, CustomTestStringConvertible {
  let pattern: String
  let matching: [String]
  let other: [String]

  init(_ pattern: String, _ matching: [String], not other: [String]) {
    self.pattern = pattern
    self.matching = matching
    self.other = other
  }

  var testDescription: String { pattern }
}

@Suite struct TextPatternTests {
  static let cases: [PatternCase] = [
    PatternCase("", [""], not: ["a"]),
    PatternCase("abc", ["abc"], not: ["", "ab", "abcd", "xabc", "ABC"]),
    PatternCase("a|bc|", ["a", "bc", ""], not: ["ab", "c"]),
    PatternCase("a*", ["", "a", "aaaa"], not: ["b", "aab"]),
    PatternCase("a+?b", ["ab", "aaab"], not: ["b", "a"]),
    PatternCase("colou?r", ["color", "colour"], not: ["colouur"]),
    PatternCase("a{3}", ["aaa"], not: ["aa", "aaaa"]),
    PatternCase("a{0}", [""], not: ["a"]),
    PatternCase("a{2,}", ["aa", "aaaaa"], not: ["a"]),
    PatternCase("a{1,3}", ["a", "aaa"], not: ["", "aaaa"]),
    PatternCase("(ab){2}", ["abab"], not: ["ab", "aabb"]),
    PatternCase("(?:a|b)+c", ["abbac"], not: ["c"]),
    PatternCase("(?<year>[0-9]{4})-\\d\\d", ["2026-11"], not: ["2026-1", "202611"]),
    PatternCase("[a-c-]", ["a", "c", "-"], not: ["d"]),
    PatternCase("[^a-c]", ["d", "ä", "\n"], not: ["a", ""]),
    PatternCase("[]", [], not: ["", "a"]),
    PatternCase("[^]", ["a", "\n"], not: [""]),
    PatternCase("[\\d_]+", ["12_3"], not: ["a"]),
    PatternCase("[^\\d]", ["a"], not: ["1"]),
    PatternCase("[\\D]", ["a"], not: ["1"]),
    PatternCase("\\w\\W\\s\\S\\D", ["a! bc"], not: ["a! b1", "aab c"]),
    PatternCase("a.c", ["abc", "aäc", "a😀c"], not: ["a\nc", "a\u{2028}c", "ac"]),
    PatternCase("^abc$", ["abc"], not: ["ab"]),
    PatternCase("(^a|b)c", ["ac", "bc"], not: ["abc"]),
    PatternCase("a^b", [], not: ["ab"]),
    PatternCase("\\bfoo\\b.*", ["foo", "foo bar"], not: ["food"]),
    PatternCase("fo\\Bo", ["foo"], not: ["fo o"]),
    PatternCase("\\x41\\u0042\\u{1F600}", ["AB😀"], not: ["ab😀"]),
    PatternCase("\\t\\n\\v\\f\\r\\0", ["\t\n\u{0B}\u{0C}\r\0"], not: [""]),
    PatternCase("\\.\\*\\(\\)\\[\\]\\{\\}\\/\\-", [".*()[]{}/-"], not: [""]),
    PatternCase("\\p{Lu}\\p{L}*", ["Ärger", "Иван"], not: ["ärger", "A1"]),
    PatternCase("\\P{N}", ["x"], not: ["7", "Ⅷ"]),
    PatternCase("(a*)*b", ["b", "aaab"], not: ["aaa"]),
    PatternCase("(|a)+", ["", "aa"], not: ["b"]),
    PatternCase("(?:){1000}a", ["a"], not: [""]),
    PatternCase("e\u{301}", ["e\u{301}"], not: ["é"]),
    // The thesis's pattern for numbers (generic forms §5).
    PatternCase(
      #"[-+]?[0-9]*\.?[0-9]+([eE][-+]?[0-9]+)?"#, ["1", "-1.5", ".5", "+2e-3"],
      not: ["1.", "e3", "--1"]),
  ]

  @Test(arguments: cases) func aPatternMatchesTheWholeText(_ example: PatternCase) throws {
    let pattern = try TextPattern(example.pattern)
    for text in example.matching { #expect(pattern.matches(text), "\(text.debugDescription)") }
    for text in example.other { #expect(!pattern.matches(text), "\(text.debugDescription)") }
  }

  static let refused: [(String, PatternError.Reason, Int)] = [
    ("a(b", .unbalanced, 1), ("a)b", .unbalanced, 1), ("[a", .unbalanced, 0),
    ("*a", .nothingToRepeat, 0), ("a|+", .nothingToRepeat, 2), ("a**", .nothingToRepeat, 2),
    ("^*", .nothingToRepeat, 0), ("a{2,1}", .orderReversed, 1), ("[b-a]", .orderReversed, 1),
    ("a{", .syntax, 1), ("a{x}", .syntax, 1), ("a{1", .syntax, 1), ("}", .syntax, 0),
    ("]", .syntax, 0), ("\\", .syntax, 0), ("\\q", .syntax, 0), ("\\x4", .syntax, 0),
    ("\\u{110000}", .syntax, 0), ("\\uD800", .syntax, 0), ("[\\d-a]", .syntax, 1),
    ("(?x)", .syntax, 0), ("(?<n", .syntax, 0), ("(?=a)", .notSupported, 0),
    ("(?<!a)b", .notSupported, 0), ("(a)\\1", .notSupported, 3), ("\\k<n>", .notSupported, 0),
    ("\\p{Greek}", .notSupported, 0), ("\\p", .syntax, 0), ("a{2001}", .tooLarge, 2),
    ("(a{1000}){1000}", .tooLarge, 0),
    (
      "((((((((((a{9}){9}){9}){9}){9}){9}){9}){9}){9}){9})",
      .tooLarge, 0
    ), ("((){1000}|){1000}", .tooLarge, 0),
  ]

  @Test(arguments: refused) func whatCannotBeRunIsRefused(
    _ source: String, _ reason: PatternError.Reason, _ position: Int
  ) {
    let error = #expect(throws: PatternError.self) { try TextPattern(source) }
    #expect(error?.reason == reason)
    #expect(error?.position == position)
  }

  @Test func nestingAndLengthHaveLimits() throws {
    let deepest = String(repeating: "(", count: 50) + "a" + String(repeating: ")", count: 50)
    #expect(try TextPattern(deepest).matches("a"))
    #expect(throws: PatternError.self) { try TextPattern("(\(deepest))") }
    let longest = String(repeating: "a", count: 1_000)
    #expect(try TextPattern(longest).matches(longest))
    #expect(throws: PatternError.self) { try TextPattern(longest + "a") }
    // One more state for the end.
    #expect(try TextPattern("a{1999}").stateCount == 2_000)
    #expect(throws: PatternError.self) { try TextPattern("a{2000}") }
  }

  /// A backtracking matcher would not finish these. The steps are bounded by states times scalars.
  @Test(arguments: [
    "(a+)+", "(a|a)*b", "(a*)*c", "(.*a){20}", "(a?){40}a{40}", "([a-z]+)*=", "(x+x+)+y",
  ])
  func hostilePatternsEnd(_ source: String) throws {
    let pattern = try TextPattern(source)
    #expect(!pattern.matches(String(repeating: "a", count: 4_000) + "!"))
    #expect(!pattern.matches(String(repeating: "x", count: 4_000) + "!"))
  }

  /// Compares small patterns and texts with an exhaustive matcher.
  @Test(arguments: 0..<60) func aPlainMatcherAgrees(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let tree = PlainPattern.random(depth: 3, using: &random)
      let pattern = try TextPattern(tree.source)
      for _ in 0..<20 {
        let length = Int.random(in: 0...5, using: &random)
        let text = (0..<length).map { _ in ["a", "b"].randomElement(using: &random) ?? "a" }
        #expect(
          pattern.matches(text.joined()) == tree.matches(text),
          "\(tree.source) on \(text.joined()), seed \(seed)")
      }
    }
  }
}
