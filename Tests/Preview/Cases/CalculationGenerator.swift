import QuestionnaireSamples
import Questionnaires

/// Adds calculations and constraints from a seed to a generated questionnaire, and conditions on
/// calculations to its elements.
struct CalculationGenerator {
  private static let calculationsMax = 6
  private static let depthMax = 4

  private var random: SeededGenerator
  private let questions: [String]
  private let scores: [String]
  private var calculations: [String] = []

  init(_ questionnaire: QuestionnaireDefinition, seed: UInt64) {
    random = SeededGenerator(seed: seed &+ 0xC0FFEE)
    questions = questionnaire.elements.filter { $0.question != nil }.map(\.id)
    scores = questionnaire.scores.map(\.id)
  }

  mutating func extend(_ questionnaire: inout QuestionnaireDefinition) {
    guard !questions.isEmpty else { return }
    for number in 1...Self.calculationsMax {
      let id = "calculation\(number)"
      questionnaire.calculations.append(
        CalculationDefinition(id: id, expression: expression(depth: Self.depthMax)))
      calculations.append(id)
    }
    for number in 1...Self.calculationsMax {
      questionnaire.constraints.append(
        ConstraintDefinition(
          id: "constraint\(number)", elementID: chance(0.5) ? "" : pick(questions),
          expression: call(pick([.less, .answered, .not]), depth: Self.depthMax),
          message: TranslatedText()))
    }
    for position in questionnaire.elements.indices where chance(0.15) {
      questionnaire.elements[position].shownIf = condition()
    }
    for position in questionnaire.elements.indices where chance(0.3) {
      guard case .question(var question)? = questionnaire.elements[position].content,
        question.isOptional
      else { continue }
      question.requiredIf = condition()
      questionnaire.elements[position].content = .question(question)
    }
    questionnaire.scores.append(
      ScoreDefinition(
        id: "computed", method: .sum,
        items: [
          ScoreItem(.calculation(pick(calculations))), ScoreItem(.question(pick(questions))),
        ],
        minimumAnswered: 1))
  }

  private mutating func condition() -> Condition {
    let reference = QuestionReference(subject: .calculation(pick(calculations)))
    return .comparison(
      chance(0.5)
        ? Comparison(reference, pick([.less, .greaterOrEqual]), number: 3)
        : Comparison(reference, .equal, codes: ["yes"]))
  }

  private mutating func expression(depth: Int) -> AnswerExpression {
    guard depth > 1, chance(0.75) else { return leaf() }
    let function = pick(AnswerExpression.Function.allCases)
    // The last digits of other powers depend on the implementation.
    if function == .power {
      return .call(
        .power, [expression(depth: depth - 1), .number(pick([-2, -1, 0, 0.5, 1, 2, 3, 7]))])
    }
    return call(function, depth: depth)
  }

  private mutating func call(
    _ function: AnswerExpression.Function, depth: Int
  ) -> AnswerExpression {
    let counts = function.operandCounts
    let count = Int.random(
      in: counts.lowerBound...min(counts.upperBound, counts.lowerBound + 2), using: &random)
    var operands: [AnswerExpression] = []
    for _ in 0..<count { operands.append(expression(depth: depth - 1)) }
    return .call(function, operands)
  }

  private mutating func leaf() -> AnswerExpression {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: .number(pick([0, 1, -1, 0.5, 2, 3, 10, 100, -2.5, 1e10]))
    case 2:
      .text(pick(["yes", "no", " ", "2024-02-29", "2026-03-01", "18:30", "2026-03-01T06:05"]))
    case 3 where !scores.isEmpty: .score(pick(scores))
    case 4 where !calculations.isEmpty: .calculation(pick(calculations))
    case 5: .calculation("unknown")
    case 6: .earlier(pick(questions))
    case 7: .profile(pick(["sex", "tinnitus-frequency", "nickname"]))
    default: .answer(pick(questions))
    }
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
