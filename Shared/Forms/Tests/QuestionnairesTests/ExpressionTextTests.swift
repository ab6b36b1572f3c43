import QuestionnaireSamples
import Questionnaires
import Testing

/// The text form of expressions.
@Suite struct ExpressionTextTests {
  /// Every expression is read from its own text, in any nesting.
  @Test(arguments: 0..<400 as Range<UInt64>) func generatedExpressionsSurvive(_ seed: UInt64) throws
  {
    var generator = ExpressionGenerator(seed: seed)
    let expression = generator.expression(depth: 1 + Int(seed % 7))
    let text = try #require(expression.text)
    #expect(try AnswerExpression(parsing: text) == expression, "seed \(seed): \(text)")
  }

  @Test(
    arguments: [
      ("weight / (height / 100) ^ 2", "weight / (height / 100) ^ 2"),
      ("if(pain > 3 and not answered(sleep), 1, 0)", "if(pain > 3 and not answered(sleep), 1, 0)"),
      ("a+b+ c", "a + b + c"),
      ("(a+b)+c", "(a + b) + c"),
      ("a+(b+c)", "a + (b + c)"),
      ("a - b - c", "a - b - c"),
      ("a - (b - c)", "a - (b - c)"),
      ("a - b + c", "a - b + c"),
      ("a*b/c*d", "a * b / c * d"),
      ("a/(b*c)", "a / (b * c)"),
      ("-2^2", "-2 ^ 2"),
      ("(-2)^2", "(-2) ^ 2"),
      ("2^3^2", "2 ^ 3 ^ 2"),
      ("(2^3)^2", "(2 ^ 3) ^ 2"),
      ("2^-1", "2 ^ -1"),
      ("-(5)", "-(5)"),
      ("--a", "--a"),
      ("a - -5", "a - -5"),
      ("not (a = 1 or b = 2)", "not (a = 1 or b = 2)"),
      ("(a = 1 or b = 2) and c = 3", "(a = 1 or b = 2) and c = 3"),
      ("sum(a)", "sum(a)"),
      ("sum(a, b)", "a + b"),
      ("min(a, b) * 2", "min(a, b) * 2"),
      ("answer(\"3a\") + 1", "answer(\"3a\") + 1"),
      ("answer(a)", "a"),
      ("answer(\"and\")", "answer(\"and\")"),
      ("score(\"total\")", "score(total)"),
      ("calculation(1 + 1)", nil),
      ("'it\\'s'", "\"it's\""),
      (#""a \"b\" \\ \n""#, #""a \"b\" \\ \n""#),
      ("1e3 * 0.5", "1000 * 0.5"),
      ("days(born, today())", "days(born, today())"),
      ("mine(a)", nil),
      ("a b", nil),
      ("a +", nil),
      ("(a", nil),
      ("a)", nil),
      ("", nil),
      ("a == b", nil),
      ("a && b", nil),
      ("1 < 2 < 3", nil),
      ("round()", nil),
      ("today(1)", nil),
      ("\"open", nil),
      ("3a", nil),
      ("a.b", nil),
      ("and", nil),
      ("#", nil),
      ("1e999", nil),
      ("if(a)", nil),
      ("\"\\x\"", nil),
    ] as [(String, String?)])
  func textsAreReadOrRefused(_ text: String, _ printed: String?) {
    do throws(ExpressionFailure) {
      let expression = try AnswerExpression(parsing: text)
      #expect(expression.text == printed, "\(text)")
    } catch {
      #expect(printed == nil, "\(text): \(error.message)")
      #expect((0...text.utf8.count).contains(error.offset))
      #expect(error.message.count > 5)
    }
  }

  @Test(arguments: [
    ("a + gone(1)", 4), ("a + (b", 6), ("1 < 2 < 3", 6), ("a ; b", 2), ("round(1, 2, 3)", 0),
  ])
  func failuresNameTheirPlace(_ text: String, _ offset: Int) {
    #expect(throws: ExpressionFailure.self) { try AnswerExpression(parsing: text) }
    do throws(ExpressionFailure) {
      _ = try AnswerExpression(parsing: text)
    } catch {
      #expect(error.offset == offset, "\(text): \(error.message)")
    }
  }

  /// Hostile texts are refused without using up the stack.
  @Test(arguments: [
    String(repeating: "(", count: 9_000), String(repeating: "-", count: 9_000) + "a",
    String(repeating: "not ", count: 4_000) + "a", "a" + String(repeating: "-a", count: 9_000),
    "a" + String(repeating: "^a", count: 9_000), String(repeating: "abs(", count: 4_000),
    String(repeating: "a", count: 30_000), "a" + String(repeating: "/a*a", count: 4_000),
  ])
  func largeTextsAreRefused(_ text: String) {
    #expect(throws: ExpressionFailure.self) { try AnswerExpression(parsing: text) }
  }

  /// A long sum has one level, and is read.
  @Test func longSumsAreFlat() throws {
    let text = (1...100).map { "q\($0)" }.joined(separator: " + ")
    let expression = try AnswerExpression(parsing: text)
    #expect(expression.depth == 2)
    #expect(expression.text == text)
  }

  @Test func malformedExpressionsHaveNoText() {
    #expect(AnswerExpression.malformed("because").text == nil)
    #expect(AnswerExpression.call(.subtract, [.number(1)]).text == nil)
    #expect(AnswerExpression.call(.negate, [.number(.nan)]).text == nil)
  }
}
