import QuestionnaireSamples
import Questionnaires

/// Generates answers from a seed: plausible ones, blank ones, invalid codes, and answers to hidden
/// questions.
struct AnswerGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func sheet(
    for questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure
  ) -> SheetAnswers {
    var answers: [String: AnswerValue] = [:]
    let density = Double.random(in: 0.2...1, using: &random)
    for (position, element) in questionnaire.elements.enumerated() {
      guard element.question != nil, chance(density), let kind = structure.kinds[position] else {
        continue
      }
      answers[element.id] = chance(0.08) ? blank(like: kind) : answer(to: kind)
    }
    var earlier: [String: [String: AnswerValue]] = [:]
    for reference in questionnaire.elements.flatMap({ $0.shownIf?.references ?? [] })
    where !reference.questionnaireID.isEmpty && chance(0.7) {
      let codes = ["sleep", "mood", ""].filter { _ in chance(0.5) }
      earlier[reference.questionnaireID, default: [:]][reference.elementID] = .codes(codes)
    }
    for (position, element) in questionnaire.elements.enumerated() {
      guard element.question != nil, chance(0.3), let kind = structure.kinds[position] else {
        continue
      }
      earlier[questionnaire.id, default: [:]][element.id] =
        chance(0.1) ? blank(like: kind) : answer(to: kind)
    }
    return SheetAnswers(answers, earlier: earlier)
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private func blank(like kind: QuestionDefinition.Kind) -> AnswerValue {
    switch kind {
    case .singleChoice, .multipleChoice, .yesNo, .country, .ranking: .codes([])
    default: .text(" \u{3000}\n\u{85}")
    }
  }

  private mutating func answer(to kind: QuestionDefinition.Kind) -> AnswerValue {
    switch kind {
    case .singleChoice(let choice):
      return .codes([chance(0.05) ? "unknown" : pick(choice.options).code])
    case .multipleChoice(let choice):
      var codes = choice.options.map(\.code).filter { _ in chance(0.5) }
      if chance(0.1), let first = codes.first { codes.append(first) }
      if chance(0.05) { codes.append("unknown") }
      return .codes(codes)
    case .yesNo: return .codes([pick(["yes", "no"])])
    case .slider(let slider):
      return .number(
        slider.minimum + Double.random(in: 0...1, using: &random)
          * (slider.maximum - slider.minimum))
    case .selfAssessmentManikin: return .number(Double(Int.random(in: 1...9, using: &random)))
    case .visualAnalogue: return .number(pick([0, 33.3, 50, 100]))
    case .number: return .number(pick([-10, -0.5, 0, 4.999, 5, 250]))
    case .date: return .text(pick(["2001-02-02", "2001-02-03", "2001-02-04", "2001-2-3"]))
    case .time: return .text(pick(["00:00", "18:30"]))
    case .dateTime: return .text("2026-02-28T18:30")
    case .duration: return .number(pick([0, 60, 7_200]))
    case .ranking(let ranking):
      return .codes(ranking.options.map(\.code).shuffled(using: &random))
    case .countdown: return .number(pick([0, 30, 30.5]))
    case .country: return .codes([pick(["DE", "FR"])])
    case .file: return .text(String(repeating: "ab", count: 32))
    case .text, .inherited, .unsupported: return .text(pick(["some text", "ä 😀", "x"]))
    }
  }
}
