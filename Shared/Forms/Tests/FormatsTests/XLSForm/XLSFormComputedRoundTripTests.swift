import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// What is written has the same value in XPath, and reads back as the same.
@Suite struct XLSFormComputedRoundTripTests {
  private static let kinds: Set<String> = [
    "single-choice", "multiple-choice", "yes-no", "date", "number", "slider", "text",
  ]

  private func questionnaire(_ seed: UInt64) -> QuestionnaireDefinition {
    var plain = QuestionnaireGenerator(
      seed: seed, features: [.groups, .conditions, .manyLanguages], kinds: Self.kinds)
    var generator = ComputationGenerator(seed: seed, plain.questionnaire(size: 12))
    return generator.completed()
  }

  @Test func generatedComputationsComeBackOrAreNamed() throws {
    var kept = 0
    var lost = 0
    for seed in 0..<150 as Range<UInt64> {
      let questionnaire = questionnaire(seed)
      let written = XLSFormWriter().write([questionnaire], options: WriteOptions())
      let back = try #require(
        try XLSFormReader().read(
          written.files[0].bytes, file: "f.xlsx", options: ReadOptions()
        ).first
      ).definition
      #expect(QuestionnaireChecker().check(back).errors == [], "seed \(seed)")
      let places = Set(written.report.losses.map(\.place))
      for calculation in questionnaire.calculations {
        var expected = calculation
        expected.expression = calculation.expression.normalForm
        let isSame = back.calculations.first { $0.id == calculation.id } == expected
        #expect(isSame != places.contains(calculation.id), "seed \(seed): \(calculation)")
        if isSame { kept += 1 } else { lost += 1 }
      }
      for constraint in questionnaire.constraints {
        var expected = constraint
        expected.expression = constraint.expression.normalForm
        let isSame = back.constraints.contains(expected)
        #expect(isSame != places.contains(constraint.id), "seed \(seed): \(constraint)")
        if isSame { kept += 1 } else { lost += 1 }
      }
      for (before, after) in zip(questionnaire.elements, back.elements)
      where !places.contains(before.id) {
        #expect(before.question?.requiredIf == after.question?.requiredIf, "seed \(seed)")
        #expect(before.question?.text == after.question?.text, "seed \(seed)")
        if case .text? = before.content { #expect(before.content == after.content) }
      }
    }
    #expect(kept > 250)
    #expect(kept > lost)
  }

  /// The formula and the expression have the same value for answers of every kind.
  @Test func formulasHaveTheValueOfTheirExpressions() throws {
    var compared = 0
    for seed in 0..<150 as Range<UInt64> {
      let questionnaire = questionnaire(seed)
      let structure = QuestionnaireStructure(questionnaire)
      let names = Dictionary(
        questionnaire.elements.map { ($0.id, $0.id) }, uniquingKeysWith: { first, _ in first })
      let output = ComputedOutput(questionnaire, structure, names: names)
      let evaluator = ScoreEvaluator(questionnaire)
      var random = SeededGenerator(seed: seed)
      for calculation in questionnaire.calculations {
        guard
          let formula = try? output.writer().calculation(
            calculation.expression, reader: output.reader())
        else { continue }
        for _ in 0..<8 {
          let answers = answers(to: questionnaire, structure, &random)
          let known = evaluator.results(
            answers, facts: SheetFacts(today: "2026-03-01"))
          var texts = answers.mapValues(Self.text)
          for result in known {
            texts[result.scoreID] = result.value.map(DecimalSyntax.text) ?? result.text ?? ""
          }
          let own = texts.removeValue(forKey: calculation.id) ?? ""
          let found = FormulaMachine(answers: texts, today: "2026-03-01").value(formula)
          #expect(
            Self.isSame(found, own),
            "seed \(seed): \(FormulaText.text(formula)) is \(found), not `\(own)`, for \(texts)")
          compared += 1
        }
      }
    }
    #expect(compared > 1_500)
  }

  private static func isSame(_ value: FormulaMachine.Value, _ text: String) -> Bool {
    switch value {
    case .text(let found):
      if let first = Double(found), let second = Double(text) { return first == second }
      return found == text
    case .truth(let truth): return text == (truth ? "yes" : "no")
    case .number(let number):
      guard number.isFinite else { return text.isEmpty }
      guard let expected = Double(text) else { return false }
      return (number - expected).magnitude <= 1e-9 * max(1, expected.magnitude)
    }
  }

  private static func text(_ answer: AnswerValue) -> String {
    switch answer {
    case .codes(let codes): codes.joined(separator: " ")
    case .number(let number): DecimalSyntax.text(number)
    case .text(let text): text
    }
  }

  /// Half of the questions stay unanswered.
  private func answers(
    to questionnaire: QuestionnaireDefinition, _ structure: QuestionnaireStructure,
    _ random: inout SeededGenerator
  ) -> [String: AnswerValue] {
    var answers: [String: AnswerValue] = [:]
    for element in questionnaire.elements where Bool.random(using: &random) {
      switch structure.kind(of: element.id) {
      case .slider, .number:
        answers[element.id] = .number([0, 1, 2.5, 10, -3].randomElement(using: &random) ?? 0)
      case .singleChoice(let choice):
        answers[element.id] = .codes([choice.options.randomElement(using: &random)?.code ?? ""])
      case .multipleChoice(let choice):
        answers[element.id] = .codes(choice.options.prefix(2).map(\.code))
      case .yesNo: answers[element.id] = .codes([Bool.random(using: &random) ? "yes" : "no"])
      case .date:
        answers[element.id] = .text(Bool.random(using: &random) ? "2020-02-28" : "2021-12-31")
      default: break
      }
    }
    return answers
  }
}
