public import Questionnaires
import TestBasics

/// Generates expressions from a seed. Operands have any type, so most of them could not be
/// published.
public struct ExpressionGenerator {
  private var random: SeededGenerator
  /// Ids of the questions that expressions may name.
  private let questions: [String]

  public init(seed: UInt64, questions: [String] = ["weight", "a", "_b2", "3a", "and", "if", "x_1"])
  {
    random = SeededGenerator(seed: seed)
    self.questions = questions
  }

  /// - Parameter depth: maximum levels.
  public mutating func expression(depth: Int) -> AnswerExpression {
    guard depth > 1, Int.random(in: 0..<10, using: &random) > 1 else { return leaf() }
    let functions = AnswerExpression.Function.allCases
    let function = functions[Int.random(in: functions.indices, using: &random)]
    let counts = function.operandCounts
    let count = Int.random(in: counts.lowerBound...min(counts.upperBound, 4), using: &random)
    return .call(function, (0..<count).map { _ in expression(depth: depth - 1) })
  }

  private mutating func leaf() -> AnswerExpression {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: .answer(questions[Int.random(in: questions.indices, using: &random)])
    case 2: .score(["total", "9", "not"][Int.random(in: 0..<3, using: &random)])
    case 3: .calculation(["bmi", "1st", "or"][Int.random(in: 0..<3, using: &random)])
    case 4: .text(Self.texts[Int.random(in: Self.texts.indices, using: &random)])
    default: .number(Self.numbers[Int.random(in: Self.numbers.indices, using: &random)])
    }
  }

  private static let texts = [
    "", "yes", "2026-01-31", "\"", "\\", "'", "a \"b\" 'c' \\n", "line\nline", "é😀", "(", "1 + 1",
  ]

  private static let numbers: [Double] = [
    0, 1, -1, 2.5, -2.5, 100, 1e-7, 1.5e300, -3e-9, 0.1, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 123_456_789.125,
  ]

  /// Adds calculations, constraints, and conditions on them.
  public mutating func extend(_ questionnaire: inout QuestionnaireDefinition) {
    let taken = Set(questionnaire.scores.map(\.id))
    for number in 1...3 where !taken.contains("calc\(number)") {
      questionnaire.calculations.append(
        CalculationDefinition(
          id: "calc\(number)", title: number == 2 ? Samples.text("Title") : TranslatedText(),
          expression: expression(depth: number + 1), unit: number == 1 ? "kg/m2" : "",
          decimals: number == 3 ? nil : UInt32(number), isHidden: number == 3))
    }
    questionnaire.constraints = [
      ConstraintDefinition(
        id: "first", expression: expression(depth: 3), message: Samples.text("Wrong")),
      ConstraintDefinition(
        id: "second", elementID: questionnaire.elements.first { $0.question != nil }?.id ?? "",
        expression: expression(depth: 2), message: Samples.text("Wrong", german: "Falsch")),
    ]
    let subject = QuestionReference(subject: .calculation("calc2"))
    for position in questionnaire.elements.indices {
      guard case .question(var question)? = questionnaire.elements[position].content,
        question.isOptional
      else { continue }
      question.requiredIf = .comparison(Comparison(subject, .answered))
      questionnaire.elements[position].content = .question(question)
    }
    questionnaire.elements.append(
      Samples.question(
        "after_all", .yesNo,
        when: .any([
          .comparison(Comparison(subject, .less, number: 2)),
          .comparison(Comparison(subject, .equal, codes: ["yes"])),
          .comparison(Comparison(subject, .notEqual, text: "word")),
          .not(.comparison(Comparison(subject, .notAnswered))),
        ])))
  }
}
