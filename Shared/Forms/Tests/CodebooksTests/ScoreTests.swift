import Codebooks
import QuestionnaireSamples
import Questionnaires
import Testing

/// Descriptions of scores.
@Suite struct ScoreTests {
  private func item(_ id: String, weight: Double = 1, reversed: Bool = false) -> ScoreItem {
    ScoreItem(.question(id), weight: weight, isReversed: reversed)
  }

  private let sliders = ["a", "b", "c"].map {
    Fixture.question($0, .slider(SliderDefinition(minimum: 1, maximum: 5, step: 1)))
  }

  @Test func formulaAndItems() {
    let score = ScoreDefinition(
      id: "s", title: Fixture.text("Stress", "Belastung"), method: .mean,
      items: [item("a"), item("b", reversed: true), item("c", weight: 2)], minimumAnswered: 2,
      factor: 10, offset: -5,
      bands: [
        ScoreBand(minimum: 0, code: "low", label: Fixture.text("low", "wenig")),
        ScoreBand(minimum: 20, code: "high", label: Fixture.text("high", "viel")),
      ])
    let variables = Fixture.variables(sliders, scores: [score], language: "de")
    let described = variables.score("s", named: "score_s").current
    #expect(described?.label == CodebookWords("Belastung", language: "de"))
    #expect(
      described?.score?.formula
        == "10 × (Mittelwert von a, b (umgepolt), 2 × c) − 5; 2 von 3 müssen beantwortet sein")
    // 10 · [1, 5] − 5
    #expect(described?.minimum == 5)
    #expect(described?.maximum == 45)
    let band = variables.band("s", named: "score_s_band")
    #expect(band.form == .code)
    #expect(band.codes.map(\.code) == ["low", "high"])
    #expect(band.codes.map(\.label.text) == ["wenig", "viel"])
    #expect(
      variables.answer("b", named: "b").current?.countedBy
        == [CodebookCount(score: "s", weight: 1, reversed: true)])
    #expect(variables.answer("c", named: "c").current?.countedBy.map(\.weight) == [2])
  }

  @Test func calculationsAreDescribedLikeScores() throws {
    func calculation(_ id: String, _ text: String) throws -> CalculationDefinition {
      CalculationDefinition(id: id, expression: try AnswerExpression(parsing: text))
    }
    var questionnaire = Fixture.questionnaire(
      [Fixture.question("a", .number(NumberDefinition()), text: "With {{calculation:half|none}}?")])
    questionnaire.calculations = [
      try calculation("half", "a / 2"), try calculation("high", "a > 5"),
      try calculation("day", "today()"), try calculation("word", "if(a > 5, \"x\", \"y\")"),
    ]
    questionnaire.calculations[0].title = Fixture.text("Half", "Hälfte")
    questionnaire.calculations[0].unit = "mg"
    var variables = QuestionnaireVariables(questionnaire: "diary", language: "de")
    variables.add(questionnaire, version: 1, contentHash: "")
    let half = variables.score("half", named: "score_half")
    #expect(half.form == .number)
    #expect(half.current?.label == CodebookWords("Hälfte", language: "de"))
    #expect(half.current?.unit == "mg")
    #expect(half.current?.type == "calculation")
    #expect(half.current?.score?.formula == "a / 2")
    #expect(half.missing.map(\.reason) == ["not_computable"])
    let high = variables.score("high", named: "score_high")
    #expect(high.form == .code)
    #expect(high.codes.map(\.label.text) == ["ja", "nein"])
    #expect(variables.score("day", named: "score_day").form == .date)
    #expect(variables.score("word", named: "score_word").form == .text)
    // Readers have no sheet, and see the fallback.
    let answer = variables.answer("a", named: "a").current
    #expect(answer?.label.text == "With none? auf Deutsch")
  }

  @Test func rangesOfSums() {
    func range(_ score: ScoreDefinition) -> [Double?] {
      let described = Fixture.variables(sliders, scores: [score]).score("s", named: "s").current
      return [described?.minimum, described?.maximum]
    }
    let items = ["a", "b", "c"].map { item($0) }
    #expect(range(ScoreDefinition(id: "s", method: .sum, items: items)) == [3, 15])
    // Two answered items are enough.
    #expect(
      range(ScoreDefinition(id: "s", method: .sum, items: items, minimumAnswered: 2)) == [2, 15])
    #expect(
      range(ScoreDefinition(id: "s", method: .proratedSum, items: items, minimumAnswered: 1))
        == [3, 15])
    #expect(
      range(ScoreDefinition(id: "s", method: .sum, items: [item("a"), item("b", weight: -1)]))
        == [-4, 4])
    #expect(
      range(ScoreDefinition(id: "s", method: .mean, items: [item("a"), item("b", weight: -1)]))
        == [nil, nil])
  }

  @Test(arguments: [ScoreDefinition.Method.sum, .mean, .proratedSum])
  func endsBeyondAllNumbersAreNone(_ method: ScoreDefinition.Method) {
    let huge = Double.greatestFiniteMagnitude
    let elements = ["a", "b"].map {
      Fixture.question($0, .number(NumberDefinition(minimum: -huge, maximum: huge)))
    }
    let score = ScoreDefinition(
      id: "s", method: method, items: [item("a", weight: huge), item("b", weight: huge)])
    let described = Fixture.variables(elements, scores: [score]).score("s", named: "s").current
    #expect(described?.minimum == nil)
    #expect(described?.maximum == nil)
  }

  /// Computed scores lie within the range of the codebook.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func nothingComesOutBeyondTheRange(seed: UInt64) {
    var generator = QuestionnaireGenerator(seed: seed)
    let definition = generator.questionnaire(size: 30)
    var variables = QuestionnaireVariables(questionnaire: definition.id)
    variables.add(definition, version: 1, contentHash: "")
    let evaluator = ScoreEvaluator(definition)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let answers = Self.answers(to: definition, &random)
      for result in evaluator.results(answers) {
        guard let value = result.value,
          let said = variables.score(result.scoreID, named: "x").current
        else { continue }
        let slack = 1e-9 * max(1, abs(value))
        #expect(value >= (said.minimum ?? -.infinity) - slack, "\(result.scoreID)")
        #expect(value <= (said.maximum ?? .infinity) + slack, "\(result.scoreID)")
      }
    }
  }

  /// Answers within the scales, some at an end, some missing.
  private static func answers(
    to definition: QuestionnaireDefinition, _ random: inout SeededGenerator
  ) -> [String: AnswerValue] {
    let structure = QuestionnaireStructure(definition)
    var answers: [String: AnswerValue] = [:]
    for (element, kind) in zip(definition.elements, structure.kinds) {
      guard element.question != nil, Int.random(in: 0..<4, using: &random) > 0,
        let scale = CountableScale(kind)
      else { continue }
      if case .multipleChoice(let choice) = kind {
        let alone = choice.options.filter(\.isExclusive).shuffled(using: &random)
        let together = choice.options.filter { !$0.isExclusive }.shuffled(using: &random)
        let several = together.prefix(Int.random(in: 0...together.count, using: &random))
        answers[element.id] = .codes(
          several.isEmpty ? alone.prefix(1).map(\.code) : several.map(\.code))
      } else if let weights = scale.weights {
        answers[element.id] = weights.keys.sorted().randomElement(using: &random).map {
          .codes([$0])
        }
      } else if let range = scale.range {
        let ends = [range.lowerBound, range.upperBound, .random(in: range, using: &random)]
        answers[element.id] = ends.randomElement(using: &random).map { .number($0) }
      }
    }
    return answers
  }
}
