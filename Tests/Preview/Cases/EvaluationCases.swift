import Formats
import QuestionnaireSamples
import Questionnaires

/// Answers to one questionnaire with the domain's results.
struct EvaluationCases {
  let value: JSONValue

  init(_ questionnaire: QuestionnaireDefinition, seed: UInt64, count: Int) {
    let questionnaire = questionnaire.unrolled
    let structure = QuestionnaireStructure(questionnaire)
    let scores = ScoreEvaluator(questionnaire, structure: structure)
    let today = "2026-03-01"
    var answers = AnswerGenerator(seed: seed &+ 0xA5A5)
    value = .array(
      (0..<count).map { _ in
        let given = answers.sheet(for: questionnaire, structure: structure)
        let facts = SheetFacts(
          today: today, earlier: given.earlier[questionnaire.id] ?? [:], profile: Self.profile)
        let visibility = Visibility(
          questionnaire, structure: structure, answers: given, facts: facts)
        let results = scores.results(visibility.answers, facts: facts)
        let violated = scores.violatedConstraints(visibility.answers, facts: facts) { id in
          questionnaire.elements.firstIndex { $0.id == id }.map { visibility.isShown[$0] } ?? false
        }
        return [
          "answers": Self.value(given.answers),
          "earlier": .object(
            given.earlier.sorted { $0.key < $1.key }.map { .init($0.key, Self.value($0.value)) }),
          "shown": .array(visibility.isShown.map(JSONValue.bool)),
          "kept": Self.value(visibility.answers),
          "missing": .array(
            visibility.missing(in: questionnaire, structure: structure).map(JSONValue.string)),
          "scores": .array(results.prefix(questionnaire.scores.count).map(Self.value)),
          "calculations": .array(
            results.dropFirst(questionnaire.scores.count).map(Self.calculation)),
          "violated": .array(violated.map { .string($0.id) }), "today": .string(today),
          "profile": Self.value(Self.profile),
        ]
      })
  }

  private static let profile: [String: AnswerValue] = [
    "sex": .text("female"), "tinnitus-frequency": .number(4_000),
  ]

  private static func value(_ answers: [String: AnswerValue]) -> JSONValue {
    .object(answers.sorted { $0.key < $1.key }.map { .init($0.key, value($0.value)) })
  }

  private static func value(_ answer: AnswerValue) -> JSONValue {
    switch answer {
    case .codes(let codes): ["codes": .array(codes.map(JSONValue.string))]
    case .number(let number): ["number": .number(number)]
    case .text(let text): ["text": .string(text)]
    }
  }

  private static func calculation(_ result: ScoreResult) -> JSONValue {
    [
      "id": .string(result.scoreID), "value": result.value.map(JSONValue.number) ?? .null,
      "text": .string(result.text ?? ""),
    ]
  }

  private static func value(_ result: ScoreResult) -> JSONValue {
    [
      "id": .string(result.scoreID), "value": result.value.map(JSONValue.number) ?? .null,
      "band": result.band.map { .string($0.code) } ?? .null,
      "answered": .number(result.answered), "items": .number(result.items),
    ]
  }
}
