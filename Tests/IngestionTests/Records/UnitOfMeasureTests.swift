import TestBasics
import Testing

@testable import IngestionService

/// Valid and invalid codes of units (UCUM).
@Suite struct UnitOfMeasureTests {
  @Test(arguments: [
    // Atoms, metric or not, and prefixes of metric ones (§§4, 11).
    "m", "g", "kg", "mg", "ug", "dL", "L", "l", "mmol", "Cel", "mCel", "[degF]", "%", "[pH]", "atm",
    "min", "h", "d", "a", "dag", "dar", "KiBy", "Mibit", "Gy", "GGy", "m[H2O]", "cm[H2O]", "mm[Hg]",
    "[in_i'Hg]", "cal_[15]", "kcal_[15]", "g%", "mg%", "%[slope]", "deg", "'", "''", "dB", "B[SPL]",
    "dB[SPL]", "B[10.nV]", "[iU]", "k[IU]", "[m/s2/Hz^(1/2)]", "[anti'Xa'U]", "[D'ag'U]",
    // Ambiguous codes.
    "cd", "Pa", "PT", "mo", "dm", "damol", "mho", "ph", "pc", "u", "uu", "mm",
    // Exponents (§9).
    "m2", "m-2", "m+2", "m0", "mm3", "m10", "s-1", "[in_i]2", "m[H2O]2", "10*3", "10^3", "10*-3",
    "10*+3", "10*", "10^", "10*10",
    // Numbers (§8).
    "1", "10", "007", "24.h", "1/d", "2.5",
    // Terms (§7): operators from left to right, leading solidus.
    "mmol/L", "mg/dL", "kg.m/s2", "kg/m2", "kg.m.s-2", "m/s/s", "/min", "/m2", "/1", "10*3/uL",
    "10*9/L", "[iU]/L", "m[H2O].s", "[psi].[PRU]", "4.[pi].10*-7.N/A2",
    // Parentheses (§10).
    "(m)", "/(m)", "ug/(24.h)", "mL/(kg.min)", "(m/s)/(kg.(m.s))", "((m))", "((((((((m))))))))",
    "(({a}))",
    // Annotations (§6).
    "{beats}/min", "/{count}", "{RBC}", "{}", "kg{total}", "m2{a}", "10*3{rbc}", "1{c}", "(m){c}",
    "g/(8.h){shift}", "{m//s}", "m{[}", "{!\"#$~(.)=+}/m",
    "%{vol}", "{a}.{b}/{c}",
  ])
  func areCodes(_ text: String) {
    #expect(UnitOfMeasure.isCode(text))
  }

  @Test(arguments: [
    "", " ", "m ", " m", "m s", "m\0", "\0", "m\n", "µg", "°C", "{ä}", "{a b}", "{a\u{7F}}", "{\0}",
    "m²", "１", "m\u{7F}",
    // Unknown symbols, or wrong case.
    "bananas", "mmHg", "beats", "M", "KG", "mMOL", "MIN", "cel", "degF", "[DEGF]", "[degf]", "iU",
    "mol/lt", "[h2o]", "m[Hg", "[", "]", "[]", "x", "cc", "bpm", "dB[HL]", "µ", "Torr", "12h",
    // Prefixes alone, repeated, before non-metric atoms, numbers and parentheses (§§4, 10, 11).
    "k", "Ki", "kkg", "kmg", "mug", "k%", "mmin", "kh", "k[degF]", "m[degF]", "d[pH]", "k[in_i]",
    "k1", "k10*", "m10*", "kmo", "k(m)", "da", "kB[SPL", "Kikg", "matm", "mdeg",
    // Operators with a missing operand (§7).
    "m/", "m.", ".m", "//m", "m//s", "m..s", "m./s", "m/.s", "/", ".", "/.m", "m*s", "m·s", "m^2",
    "(/m)", "m.(/s)", "m=1", "=1+1", "=m", "-m", "+m", "1+1",
    // Exponents without unit or digits (§9); non-integers.
    "m+", "m-", "m--2", "m+-2", "m2+", "+2", "-2", "2+10", "10-3", "10+3", "m2.", "1.5.", "m2-3",
    "(m)2", "(m/s)-1", "{a}2", "m{a}2", "0", "00", "0.m", "1e3", "1,5",
    // Parentheses that are empty, unpaired, or not preceded by an operator (§10).
    "()", "(", ")", "(m", "m)", "((m)", "(m))", ")m(", "m()", "m(s)", "(m)(s)", "(m)s", "2(m)",
    "m/()", "(m.)", "m).(m", "(((((((((m)))))))))",
    // Annotations that are unpaired, nested, doubled, or leading (§6).
    "{", "}", "{a", "a}", "m{", "m}", "m{a", "{{a}}", "m{a{b}}", "m{a{b}", "m{a{b", "{a}}", "{a}m",
    "{a}{b}",
    "m{a}{b}", "{a}1", "k{a}g", "m{a}s", "(m){a}{b}", "(m){", "{a}(m)",
    // Square brackets belong to a symbol (§5).
    "mm[Hg", "mmHg]", "mm[[Hg]]", "mm[H]g", "[degF", "m[H2O]m", "[iU][iU]", "[iU]m", "][",
  ])
  func areInvalid(_ text: String) {
    #expect(!UnitOfMeasure.isCode(text))
  }

  @Test func generatedCodesAreValid() {
    for seed: UInt64 in 0..<5_000 {
      var composer = UnitComposer(random: SeededGenerator(seed: seed))
      let text = composer.code()
      #expect(UnitOfMeasure.isCode(text), "seed \(seed): \(text)")
      // An extra operator, an unpaired parenthesis, a leading annotation.
      for broken in ["\(text)/", "\(text).", "\(text)(", "(\(text)", "\(text))", "{a}\(text)"] {
        let isDivided = broken == "{a}\(text)" && text.first == "/"
        #expect(UnitOfMeasure.isCode(broken) == isDivided, "seed \(seed): \(broken)")
      }
    }
  }

  /// Random bytes, mostly significant ones, never trap.
  @Test func anyTextIsJudged() {
    let telling = Array("mgksLUB[]{}()./+-*^%'0123 [Hg]10*".utf8)
    var valid = 0
    for seed: UInt64 in 0..<20_000 {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...64, using: &random)).map { _ in
        Int.random(in: 0..<4, using: &random) == 0
          ? UInt8.random(in: 0x20...0x7E, using: &random) : telling.randomElement(using: &random)!
      }
      if UnitOfMeasure.isCode(String(decoding: bytes, as: UTF8.self)) { valid += 1 }
    }
    // Some short texts are valid codes.
    #expect(valid > 20 && valid < 5_000)
  }

  /// Linear time: each byte is read a constant number of times, otherwise these would not end.
  @Test(.timeLimit(.minutes(1)))
  func timeGrowsWithTheText() {
    let count = 100_000
    for part in ["(", "[", "{", "m", "1", "m.", "m/", "{}.", "(m).", "1+", "da", "[iU]", "]", "''"]
    {
      let text = String(repeating: part, count: count / part.utf8.count)
      #expect(UnitOfMeasure.isCode(text) == (part == "1"), "\(part)")
      #expect(
        UnitOfMeasure.isCode(text + "m") == ["m.", "m/", "{}.", "(m)."].contains(part), "\(part)m")
    }
  }
}

/// Composes codes by UCUM's grammar (§10, exhibit 1).
private struct UnitComposer {
  var random: SeededGenerator

  mutating func code() -> String { (chance(5) ? "/" : "") + term(depth: 0) }

  private mutating func term(depth: Int) -> String {
    var text = component(depth)
    while chance(2) { text += (chance(2) ? "." : "/") + component(depth) }
    return text
  }

  private mutating func component(_ depth: Int) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: annotation()
    case 1: String(Int.random(in: 1...1_000, using: &random)) + (chance(4) ? annotation() : "")
    case 2 where depth < UnitOfMeasure.depthMax:
      "(\(term(depth: depth + 1)))" + (chance(4) ? annotation() : "")
    default: simpleUnit() + (chance(3) ? exponent() : "") + (chance(4) ? annotation() : "")
    }
  }

  private mutating func simpleUnit() -> String {
    let metric = [
      "m", "g", "s", "mol", "Pa", "L", "l", "eq", "[iU]", "m[Hg]", "B[SPL]", "cal_[20]", "Cel",
    ]
    let others = ["min", "h", "%", "[degF]", "10*", "10^", "''", "[pH]", "[m/s2/Hz^(1/2)]", "a_j"]
    let prefixes = ["", "", "k", "m", "u", "da", "d", "Ki", "Ti", "n"]
    guard chance(3) else {
      return prefixes.randomElement(using: &random)! + metric.randomElement(using: &random)!
    }
    return others.randomElement(using: &random)!
  }

  private mutating func exponent() -> String {
    ["", "+", "-"].randomElement(using: &random)!
      + String(Int.random(in: 0...30, using: &random))
  }

  /// Any printable characters except curly braces.
  private mutating func annotation() -> String {
    let characters = (0x21...0x7E).map { UInt8($0) }.filter { $0 != 0x7B && $0 != 0x7D }
    let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      characters.randomElement(using: &random)!
    }
    return "{\(String(decoding: bytes, as: UTF8.self))}"
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}
