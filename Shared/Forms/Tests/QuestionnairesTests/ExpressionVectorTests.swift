import QuestionnaireSamples
import Testing

@testable import Questionnaires

/// Tests/Vectors/expressions.json.
@Suite struct ExpressionVectorTests {
  @Test func everyCaseHasTheValueThatIsWrittenDown() throws {
    let vectors = try ExpressionVector.all()
    for vector in vectors {
      let evaluator = ScoreEvaluator(vector.questionnaire)
      let value = evaluator.calculations(vector.answers, facts: vector.facts)["result"]
      #expect(Self.isSame(value, vector.result, vector), "\(vector): \(String(describing: value))")
      let whole = evaluator.results(vector.answers, facts: vector.facts).last
      switch value {
      case .number(let number)?: #expect(whole?.value == number, "\(vector)")
      case .codes(let codes)?: #expect(whole?.text == codes.first, "\(vector)")
      case .text(let text)?: #expect(whole?.text == text, "\(vector)")
      case nil: #expect(whole?.value == nil && whole?.text == nil, "\(vector)")
      }
    }
    // Ensures that the file contains its cases.
    #expect(vectors.count > 400)
    #expect(vectors.count { $0.result == nil } > 100)
  }

  private static func isSame(
    _ value: AnswerValue?, _ expected: AnswerValue?, _ vector: ExpressionVector
  ) -> Bool {
    guard vector.isApproximate, case .number(let number)? = value,
      case .number(let wanted)? = expected
    else { return value == expected }
    return abs(number - wanted) <= 1e-12 * abs(wanted)
  }

  /// Every function has cases, with a value and without.
  @Test func everyFunctionHasCases() throws {
    var seen: [AnswerExpression.Function: Set<Bool>] = [:]
    for vector in try ExpressionVector.all() {
      for calculation in vector.questionnaire.calculations {
        for case .call(let function, _) in calculation.expression.preorder {
          seen[function, default: []].insert(vector.result != nil)
        }
      }
    }
    #expect(Set(seen.keys) == Set(AnswerExpression.Function.allCases))
    // These always have a value; the number of a repetition has one only after unrolling.
    for function in AnswerExpression.Function.allCases
    where ![.answered, .count, .repetition].contains(function) {
      #expect(seen[function]?.count == 2, "\(function)")
    }
  }

  /// Every expression that has a text is read as the same expression.
  @Test func theTextFormOfEveryCaseIsTheSame() throws {
    var count = 0
    for vector in try ExpressionVector.all() {
      for calculation in vector.questionnaire.calculations {
        guard let text = calculation.expression.text else { continue }
        count += 1
        #expect(try AnswerExpression(parsing: text) == calculation.expression, "\(text)")
      }
    }
    #expect(count > 400)
  }
}
