import Testing

@testable import Formats

@Suite struct FormulaParserTests {
  private func failure(_ text: String, _ dialect: FormulaDialect) -> FormulaFailure? {
    do throws(FormulaFailure) {
      _ = try FormulaParser.parse(text, dialect)
      return nil
    } catch {
      return error
    }
  }

  private static func field(_ name: String, _ code: String? = nil) -> Formula {
    .field(FormulaField(name: name, code: code))
  }

  /// The same formula in both dialects.
  private static let same: [(xlsForm: String, redcap: String, Formula)] = [
    ("${a}", "[a]", field("a")), ("'x'", "\"x\"", .text("x")), ("-1.5", "- 1.5", .number(-1.5)),
    ("-${a}", "-[a]", .negated(field("a"))), ("--${a}", "--[a]", field("a")),
    ("sum(${a}, 2)", "SUM([a],2)", .call("sum", [field("a"), .number(2)])),
    ("f()", "f( )", .call("f", [])), ("not(${a})", "not [a]", .call("not", [field("a")])),
    (
      "${a} = 1 or ${b} != 2 and ${c} <= 3", "[a] == 1 OR [b] <> 2 && [c] =< 3",
      .binary(
        .or, .binary(.equal, field("a"), .number(1)),
        .binary(
          .and, .binary(.notEqual, field("b"), .number(2)),
          .binary(.lessOrEqual, field("c"), .number(3))))
    ),
    (
      "1 + 2 * 3 - 4 div 5", "1+2*3-4/5",
      .binary(
        .minus, .binary(.plus, .number(1), .binary(.times, .number(2), .number(3))),
        .binary(.divided, .number(4), .number(5)))
    ),
    (
      "2 * (${a} + 1) >= 7", "2*([a]+1) => 7",
      .binary(
        .greaterOrEqual, .binary(.times, .number(2), .binary(.plus, field("a"), .number(1))),
        .number(7))
    ),
  ]

  @Test(arguments: same.indices) func dialectsMakeOneTree(_ index: Int) throws {
    let (xlsForm, redcap, formula) = Self.same[index]
    #expect(try FormulaParser.parse(xlsForm, .xlsForm) == formula)
    #expect(try FormulaParser.parse(redcap, .redcap) == formula)
  }

  @Test func eachDialectHasItsOwn() throws {
    #expect(
      try FormulaParser.parse(". mod 2", .xlsForm) == .binary(.remainder, .current, .number(2)))
    #expect(
      try FormulaParser.parse("count-selected(.) > 1", .xlsForm)
        == .binary(.greater, .call("count-selected", [.current]), .number(1)))
    #expect(
      try FormulaParser.parse("[a( 1 )] = '1' // as chosen\n", .redcap)
        == .binary(.equal, Self.field("a", "1"), .text("1")))
    // The parenthesised sum stays a group.
    let sum = Formula.binary(.minus, .number(5), Self.field("a"))
    #expect(
      try FormulaParser.parse("(5-[a])+[b]", .redcap)
        == .binary(.plus, .group(sum), Self.field("b")))
    #expect(
      try FormulaParser.parse("(5 - ${a}) + ${b}", .xlsForm)
        == .binary(.plus, sum, Self.field("b")))
    #expect(
      try FormulaParser.parse("1 < 2 < 3", .xlsForm)
        == .binary(.less, .binary(.less, .number(1), .number(2)), .number(3)))
    #expect(failure("1 < 2 < 3", .redcap)?.offset == 6)
  }

  /// Offset of the error, and whether the formula is valid in its dialect.
  @Test(arguments: [
    ("${a", true, 0, false), ("${a} and", true, 8, false), ("(1", true, 0, false),
    ("${a} 2", true, 5, false), ("'x", true, 0, false), ("1.2.3", true, 0, false),
    ("a", true, 0, true), ("${a}/b = 'it''", true, 4, true), ("../a", true, 0, true),
    ("f(${a}[1])", true, 6, true), ("@a", true, 0, true), ("a | b", true, 0, true),
    ("[a", false, 0, false), ("[a] and", false, 7, false), ("a = 1", false, 0, false),
    ("[a] ~ 1", false, 4, false), ("[a] % 2", false, 4, true), ("2 % 3", false, 2, true),
    ("[a][b]", false, 0, true), ("[user-name]", false, 0, true), ("^ 2", false, 0, false),
    ("1 1 [user-name]", false, 4, true), ("", true, 0, false), ("", false, 0, false),
  ])
  func failuresHaveTheirPlace(
    _ text: String, _ isXLSForm: Bool, _ offset: Int, _ isUnsupported: Bool
  ) {
    let failure = failure(text, isXLSForm ? .xlsForm : .redcap)
    #expect(failure?.offset == offset)
    #expect(failure?.isUnsupported == isUnsupported)
    #expect(failure?.message.isEmpty == false)
  }

  @Test func everythingIsBoundedInBothDialects() {
    for dialect in [FormulaDialect.xlsForm, .redcap] {
      func repeated(_ text: String, _ count: Int, _ end: String = "", _ close: String = "") -> Bool
      {
        let formula =
          String(repeating: text, count: count) + end + String(repeating: close, count: count)
        return failure(formula, dialect) == nil
      }
      let (depth, parts) = (FormulaParser.depthMax, FormulaParser.partsMax)
      #expect(repeated("(", depth - 1, "1", ")"))
      #expect(!repeated("(", depth, "1", ")"))
      #expect(repeated("f(", depth - 1, "1", ")"))
      #expect(!repeated("f(", depth, "1", ")"))
      #expect(repeated("-", depth - 1, "1"))
      #expect(!repeated("-", depth, "1"))
      #expect(repeated("1+", parts - 1, "1"))
      #expect(!repeated("1+", parts, "1"))
      #expect(repeated("1*", FormulaParser.factorsMax, "1"))
      #expect(!repeated("1*", FormulaParser.factorsMax + 1, "1"))
      #expect(repeated(" ", dialect.charactersMax - 1, "1"))
      #expect(!repeated(" ", dialect.charactersMax, "1"))
    }
    #expect(failure(String(repeating: "not ", count: 49) + "1", .redcap) == nil)
    #expect(failure(String(repeating: "not ", count: 50) + "1", .redcap) != nil)
  }
}
