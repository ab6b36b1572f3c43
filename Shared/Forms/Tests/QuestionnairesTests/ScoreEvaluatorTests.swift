import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct ScoreEvaluatorTests {
  /// Twelve items of 2, 1, 0 and the four bands of Hiller and Goebel.
  private static let miniTQ = QuestionnaireDefinition(
    id: "mini-tq", title: Samples.text("Distress"), defaultLanguage: "en",
    sharedKind: .singleChoice(
      SingleChoiceDefinition(options: ["2", "1", "0"].map { Samples.option($0) })),
    elements: (1...12).map { Samples.question("mtq\($0)", .inherited) },
    scores: [
      ScoreDefinition(
        id: "distress", method: .sum, items: (1...12).map { ScoreItem(.question("mtq\($0)")) },
        bands: [
          ScoreBand(minimum: 0, code: "compensated", label: Samples.text("Compensated")),
          ScoreBand(minimum: 8, code: "moderate", label: Samples.text("Moderate")),
          ScoreBand(minimum: 13, code: "severe", label: Samples.text("Severe")),
          ScoreBand(minimum: 19, code: "most-severe", label: Samples.text("Most severe")),
        ])
    ])

  @Test(arguments: [
    (0, "compensated"), (7, "compensated"), (8, "moderate"), (12, "moderate"), (13, "severe"),
    (18, "severe"), (19, "most-severe"), (24, "most-severe"),
  ])
  func miniTQHasFourGrades(_ points: Int, _ grade: String) {
    #expect(QuestionnaireChecker().check(Self.miniTQ) == [])
    var rest = points
    var answers: [String: AnswerValue] = [:]
    for item in 1...12 {
      let value = min(2, rest)
      rest -= value
      answers["mtq\(item)"] = .codes(["\(value)"])
    }
    let results = ScoreEvaluator(Self.miniTQ).results(answers)
    #expect(results.map(\.value) == [Double(points)])
    #expect(results.map(\.band?.code) == [grade])
    answers["mtq12"] = nil
    #expect(ScoreEvaluator(Self.miniTQ).results(answers).map(\.value) == [nil])
  }

  @Test func codesThatMeanNoAnswerDoNotCount() {
    var refused = Samples.option("-99")
    refused.isMissing = true
    let scale = SingleChoiceDefinition(options: [Samples.option("1"), Samples.option("2"), refused])
    var definition = QuestionnaireDefinition(
      id: "q", title: Samples.text("Q"), defaultLanguage: "en",
      elements: ["a", "b"].map { Samples.question($0, .singleChoice(scale)) },
      scores: [
        ScoreDefinition(
          id: "sum", method: .sum,
          items: [
            ScoreItem(.question("a")), ScoreItem(.question("b"), weight: 1, isReversed: true),
          ], minimumAnswered: 1)
      ])
    func sum(_ a: String, _ b: String) -> [ScoreResult] {
      ScoreEvaluator(definition).results(["a": .codes([a]), "b": .codes([b])])
    }
    #expect(QuestionnaireChecker().check(definition) == [])
    // Reversed between 1 and 2.
    #expect(sum("2", "1").map(\.value) == [4])
    #expect(sum("2", "-99").map(\.value) == [2] && sum("2", "-99").map(\.answered) == [1])
    #expect(sum("-99", "-99").map(\.value) == [nil])
    definition.scores[0].minimumAnswered = 2
    #expect(sum("2", "-99").map(\.value) == [nil])
  }

  private static func scale(_ score: ScoreDefinition) -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      id: "scale", title: Samples.text("Scale"), defaultLanguage: "en",
      elements: [
        Samples.question("slider", .slider(SliderDefinition(minimum: 0, maximum: 10, step: 1))),
        Samples.question("mood", .selfAssessmentManikin(ManikinDefinition(.valence))),
        Samples.question("yes", .yesNo),
        Samples.question(
          "several",
          .multipleChoice(
            MultipleChoiceDefinition(options: [
              OptionDefinition(code: "a", label: Samples.text("a"), weight: 2),
              OptionDefinition(code: "b", label: Samples.text("b"), weight: 3),
            ]))),
      ], scores: [score])
  }

  private static let answers: [String: AnswerValue] = [
    "slider": .number(8), "mood": .number(3), "yes": .codes(["yes"]),
    "several": .codes(["a", "b"]),
  ]

  private static let all = ["slider", "mood", "yes", "several"].map { ScoreItem(.question($0)) }

  static let cases: [(ScoreDefinition, [String: AnswerValue], Double?)] = [
    (ScoreDefinition(id: "s", method: .sum, items: all), answers, 17),
    (ScoreDefinition(id: "s", method: .mean, items: all), answers, 4.25),
    (ScoreDefinition(id: "s", method: .mean, items: all, factor: 4, offset: -1), answers, 16),
    (
      ScoreDefinition(
        id: "s", method: .sum, items: [ScoreItem(.question("slider"), weight: 2, isReversed: true)]),
      answers, 4
    ),
    (
      ScoreDefinition(
        id: "s", method: .sum, items: [ScoreItem(.question("mood"), isReversed: true)]),
      answers, 7
    ),
    (
      ScoreDefinition(
        id: "s", method: .sum, items: [ScoreItem(.question("several"), isReversed: true)]),
      answers, 0
    ),
    (
      ScoreDefinition(
        id: "s", method: .mean,
        items: [ScoreItem(.question("slider"), weight: 3), ScoreItem(.question("mood"))]),
      answers, 6.75
    ),
    // Three of four are answered: their sum, and scaled up.
    (
      ScoreDefinition(id: "s", method: .sum, items: all, minimumAnswered: 3),
      answers.filter { $0.key != "several" }, 12
    ),
    (
      ScoreDefinition(id: "s", method: .proratedSum, items: all, minimumAnswered: 3),
      answers.filter { $0.key != "several" }, 16
    ),
    (
      ScoreDefinition(id: "s", method: .sum, items: all, minimumAnswered: 4),
      answers.filter { $0.key != "several" }, nil
    ),
    (ScoreDefinition(id: "s", method: .sum, items: all, minimumAnswered: 1), [:], nil),
    (
      ScoreDefinition(id: "s", method: .sum, items: [ScoreItem(.question("yes"))]),
      ["yes": .codes(["maybe"])], nil
    ),
  ]

  @Test func sumsMeansWeightsAndReversals() {
    for (score, answers, expected) in Self.cases {
      let results = ScoreEvaluator(Self.scale(score)).results(answers)
      #expect(results.map(\.value) == [expected], "\(score)")
    }
  }

  @Test func subscalesMakeUpATotal() {
    var questionnaire = Self.scale(
      ScoreDefinition(id: "part", method: .sum, items: [ScoreItem(.question("slider"))]))
    questionnaire.scores += [
      ScoreDefinition(
        id: "whole", method: .sum,
        items: [ScoreItem(.score("part"), weight: 0.5), ScoreItem(.question("yes"))])
    ]
    #expect(QuestionnaireChecker().check(questionnaire) == [])
    let evaluator = ScoreEvaluator(questionnaire)
    #expect(evaluator.results(Self.answers).map(\.value) == [8, 5])
    #expect(evaluator.results(["yes": .codes(["no"])]).map(\.value) == [nil, nil])
  }

  @Test func belowTheLowestBandThereIsNone() {
    let score = ScoreDefinition(
      id: "s", method: .sum, items: [ScoreItem(.question("slider"))],
      bands: [ScoreBand(minimum: 9, code: "high", label: Samples.text("High"))])
    let evaluator = ScoreEvaluator(Self.scale(score))
    #expect(evaluator.results(["slider": .number(8.9)]).map(\.band) == [nil])
    #expect(evaluator.results(["slider": .number(9)]).map(\.band?.code) == ["high"])
  }

  /// Reversing every item of a sum mirrors it in its range.
  @Test(arguments: 0..<40) func reversingAllItemsMirrorsTheSum(_ seed: UInt64) {
    var generator = QuestionnaireGenerator(seed: seed, features: [.weights, .specialScales])
    let questionnaire = generator.questionnaire(size: 20)
    let structure = QuestionnaireStructure(questionnaire)
    var random = SeededGenerator(seed: seed)
    var answers: [String: AnswerValue] = [:]
    var ends = 0.0
    var items: [ScoreItem] = []
    for element in questionnaire.elements {
      guard let scale = CountableScale(structure.kind(of: element.id)), let range = scale.range
      else { continue }
      items.append(ScoreItem(.question(element.id)))
      ends += range.lowerBound + range.upperBound
      answers[element.id] =
        scale.weights.map { .codes([$0.keys.sorted().randomElement(using: &random) ?? ""]) }
        ?? .number(Double.random(in: range, using: &random))
    }
    guard !items.isEmpty else { return }
    var plain = questionnaire
    plain.scores = [ScoreDefinition(id: "s", method: .sum, items: items)]
    var mirrored = questionnaire
    mirrored.scores = [
      ScoreDefinition(
        id: "s", method: .sum,
        items: items.map { ScoreItem($0.subject, isReversed: true) })
    ]
    let sum = ScoreEvaluator(plain).results(answers)[0].value ?? .nan
    let mirror = ScoreEvaluator(mirrored).results(answers)[0].value ?? .nan
    #expect(abs(sum + mirror - ends) < 1e-9 * max(1, abs(ends)), "seed \(seed)")
  }
}
