import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct CanonicalBytesTests {
  @Test func theEncodingIsAsDocumented() {
    let questionnaire = QuestionnaireDefinition(
      id: "q", title: Samples.text("Hä", german: "B"), defaultLanguage: "en",
      elements: [
        Samples.question("s", .slider(SliderDefinition(minimum: -0.0, maximum: 1, step: 0.5)))
      ])
    let expected = """
      format:23:otolith-questionnaire/2
      questionnaire_id:1:q
      title:1:2
      language:2:de
      text:1:B
      language:2:en
      text:3:Hä
      default_language:2:en
      languages:1:1
      language:2:en
      elements:1:1
      element_id:1:s
      parent_id:0:
      question:1:1
      language:2:en
      text:10:question s
      optional_answer:1:0
      item_id:0:
      type:6:slider
      minimum:16:0000000000000000
      maximum:16:3ff0000000000000
      step:16:3fe0000000000000
      knob:1:0
      show_number:1:0
      enable_when:1:0
      annotations:1:0
      sensors:1:0
      scores:1:0
      demonstration_wording:1:0
      source:0:
      licence:0:
      authors:1:0
      doi:0:
      citation:0:
      sharing:7:project
      annotations:1:0

      """
    #expect(String(decoding: questionnaire.canonicalBytes, as: UTF8.self) == expected)
  }

  @Test func theOrderOfTranslationsMeansNothing() {
    var other = Samples.questionnaire()
    other.title.translations.reverse()
    #expect(other != Samples.questionnaire())
    #expect(other.canonicalBytes == Samples.questionnaire().canonicalBytes)
  }

  @Test func defaultsMeanTheSameAsTheirValues() {
    var other = Samples.questionnaire()
    other.elements[11] = Samples.question("onset", .text(TextEntryDefinition(maximumLength: 255)))
    #expect(other != Samples.questionnaire())
    #expect(other.canonicalBytes == Samples.questionnaire().canonicalBytes)
    var study = Samples.study()
    study.questionnaires[0].schedules[0].plan = .standard(
      StandardPlanDefinition(perDay: 10, windows: [Samples.window], minimumGapMinutes: 15))
    #expect(study != Samples.study())
    #expect(study.canonicalBytes == Samples.study().canonicalBytes)
  }

  private static func single(_ comparison: Comparison.Operator, _ code: String) -> Condition {
    .comparison(Comparison(elementID: "single", comparison, codes: [code]))
  }

  /// Changes in the meaning of a questionnaire; each must change its bytes.
  static let changes: [@Sendable (inout QuestionnaireDefinition) -> Void] = [
    { $0.id = "weekly" },
    { $0.title.translations[0].text += "." },
    { $0.title.translations[0].language = "fr" },
    { $0.title.translations.removeLast() },
    { $0.description = $0.title },
    { $0.introduction = $0.title },
    { $0.closing = $0.title },
    { $0.defaultLanguage = "de" },
    { $0.elements.swapAt(0, 1) },
    { $0.elements.removeLast() },
    { $0.elements[0].id = "part_b" },
    { $0.elements[0].content = .text(Samples.text("Part A", german: "Teil A")) },
    {
      $0.elements[2] = Samples.question(
        "single", .multipleChoice(MultipleChoiceDefinition(options: [Samples.option("a")])))
    },
    {
      $0.elements[2] = Samples.question(
        "single",
        .singleChoice(
          SingleChoiceDefinition(
            options: [Samples.option("a"), Samples.option("b")], isKnob: true)))
    },
    {
      $0.elements[3] = Samples.question(
        "multiple", .multipleChoice(MultipleChoiceDefinition(options: [Samples.option("a")])))
    },
    {
      $0.elements[6] = Samples.question(
        "loudness", .slider(SliderDefinition(minimum: 0, maximum: 1, step: 0)))
    },
    {
      $0.elements[7] = Samples.question(
        "mood", .selfAssessmentManikin(ManikinDefinition(.arousal)))
    },
    {
      $0.elements[8] = Samples.question(
        "pulse", .number(NumberDefinition(minimum: 20, maximum: 250)))
    },
    {
      $0.elements[12] = Samples.question(
        "remark", .text(TextEntryDefinition(style: .area, maximumLength: 501)))
    },
    { $0.elements[13].shownIf = single(.equal, "b") },
    { $0.elements[13].shownIf = single(.notEqual, "a") },
    { $0.elements[13].shownIf = nil },
    { $0.sensors[0].count = 2 },
    { $0.sensors[0].kind = .position },
    { $0.provenance.hasDemonstrationWording = true },
    { $0.provenance.source = "thesis" },
    { $0.provenance.licence = "CC0" },
    { $0.provenance.authors = ["A. Author"] },
    { $0.provenance.doi = "10.1000/1" },
    { $0.provenance.citation = "Author (2020)" },
    { $0.provenance.sharing = .anyone },
    { $0.languages = ["fr"] },
    { $0.sharedKind = .yesNo },
    { $0.origin = OriginDefinition(projectID: "p", questionnaireID: "q", version: 1) },
    { $0.annotations = [Annotation(key: "a", value: "b")] },
    { $0.elements[0].annotations = [Annotation(key: "a", value: "b")] },
    { $0.elements[1].parentID = "part_a" },
    { $0.elements[0].content = .group(GroupDefinition(style: .section)) },
    { $0.elements[0].content = .group(GroupDefinition(style: .matrix)) },
    { $0.elements[0].content = .group(GroupDefinition(style: .composite(isOptional: false))) },
    { $0.elements[0].content = .group(GroupDefinition(style: .composite(isOptional: true))) },
    { $0.elements[0].content = .group(GroupDefinition(style: .matrix, sharedKind: .yesNo)) },
    { $0.elements[4] = Samples.question("rested", .inherited) },
    { $0.elements[4] = Samples.question("rested", .country) },
    { $0.elements[4] = Samples.question("rested", .dateTime) },
    { $0.elements[4] = Samples.question("rested", .duration(DurationDefinition())) },
    {
      $0.elements[4] = Samples.question(
        "rested", .duration(DurationDefinition(maximumSeconds: 60)))
    },
    {
      $0.elements[4] = Samples.question("rested", .visualAnalogue(VisualAnalogueDefinition()))
    },
    {
      $0.elements[4] = Samples.question(
        "rested", .unsupported(UnsupportedDefinition(type: "hologram")))
    },
    {
      $0.elements[4] = Samples.question(
        "rested", .unsupported(UnsupportedDefinition(type: "hologram", contents: "[]")))
    },
    {
      $0.elements[7] = Samples.question(
        "mood", .selfAssessmentManikin(ManikinDefinition(.dominance)))
    },
    { $0.elements[9] = Samples.question("born", .date(DateDefinition(latest: "2026-01-01"))) },
    {
      $0.elements[11] = Samples.question("onset", .text(TextEntryDefinition(style: .email)))
    },
    {
      $0.elements[11] = Samples.question("onset", .text(TextEntryDefinition(pattern: "a*")))
    },
    {
      $0.elements[11] = Samples.question(
        "onset", .text(TextEntryDefinition(patternHint: Samples.text("letters"))))
    },
    {
      $0.elements[3] = Samples.question(
        "multiple",
        .multipleChoice(
          MultipleChoiceDefinition(
            options: [Samples.option("a"), Samples.option("none", exclusive: true)],
            minimumCount: 1)))
    },
    {
      $0.elements[3] = Samples.question(
        "multiple",
        .multipleChoice(
          MultipleChoiceDefinition(options: [
            OptionDefinition(code: "a", label: Samples.text("option a"), weight: 1),
            Samples.option("none", exclusive: true),
          ])))
    },
    {
      $0.elements[3] = Samples.question(
        "multiple",
        .multipleChoice(
          MultipleChoiceDefinition(options: [
            OptionDefinition(code: "a", label: Samples.text("option a"), isMissing: true),
            Samples.option("none", exclusive: true),
          ])))
    },
    {
      $0.elements[4].content = .question(
        QuestionDefinition(text: Samples.text("question rested"), kind: .yesNo, itemID: "item"))
    },
    {
      $0.elements[4].content = .question(
        QuestionDefinition(
          text: Samples.text("question rested"), kind: .yesNo, isHiddenFromStatistics: true))
    },
    {
      $0.elements[4].content = .question(
        QuestionDefinition(
          text: Samples.text("question rested"), kind: .yesNo, initialAnswer: .codes(["yes"])))
    },
    {
      $0.elements[3] = Samples.question(
        "multiple",
        .multipleChoice(
          MultipleChoiceDefinition(
            options: [Samples.option("a"), Samples.option("none", exclusive: true)],
            isNoneAllowed: true)))
    },
    {
      $0.elements[7] = Samples.question(
        "mood",
        .selfAssessmentManikin(ManikinDefinition(.valence, lowestLabel: Samples.text("sad"))))
    },
    {
      $0.elements[7] = Samples.question(
        "mood",
        .selfAssessmentManikin(ManikinDefinition(.valence, highestLabel: Samples.text("sad"))))
    },
    { $0.elements[13].shownIf = .not(.comparison(Comparison(elementID: "single", .answered))) },
    { $0.elements[13].shownIf = .comparison(Comparison(elementID: "single", .answered)) },
    {
      $0.elements[13].shownIf = .count(
        OptionCount(questions: [QuestionReference(elementID: "single")], .greater, 0))
    },
    { $0.scores = [RuleCases.total()] },
    { $0.scores = [RuleCases.total { $0.factor = 2 }] },
    { $0.scores = [RuleCases.total { $0.items[0].isReversed = true }] },
    { $0.scores = [RuleCases.total { $0.items = [ScoreItem(.calculation("rested"))] }] },
    { $0.calculations = [RuleCases.calculation("pulse")] },
    { $0.calculations = [RuleCases.calculation("score(pulse)")] },
    { $0.calculations = [RuleCases.calculation("calculation(pulse)")] },
    { $0.calculations = [RuleCases.calculation("\"pulse\"")] },
    { $0.calculations = [RuleCases.calculation("pulse + 1")] },
    { $0.calculations = [RuleCases.calculation("pulse - 1")] },
    { $0.calculations = [RuleCases.calculation("pulse + 1 + 1")] },
    { $0.calculations = [RuleCases.calculation("(pulse + 1) + 1")] },
    calculated { $0.decimals = 0 },
    calculated { $0.isHidden = true },
    calculated { $0.unit = "/min" },
    calculated { $0.title = Samples.text("Pulse") },
    { $0.constraints = [RuleCases.constraint("pulse > 1")] },
    { $0.constraints = [RuleCases.constraint("pulse > 1", at: "pulse")] },
    {
      $0.elements[4].content = .question(
        QuestionDefinition(
          text: Samples.text("question rested"),
          requiredIf: .comparison(Comparison(elementID: "single", .answered)), kind: .yesNo))
    },
    {
      $0.elements[13].shownIf = .comparison(
        Comparison(QuestionReference(subject: .calculation("single")), .equal, codes: ["a"]))
    },
  ]

  private static func calculated(
    _ change: @escaping @Sendable (inout CalculationDefinition) -> Void
  ) -> @Sendable (inout QuestionnaireDefinition) -> Void {
    {
      var calculation = RuleCases.calculation("pulse")
      change(&calculation)
      $0.calculations = [calculation]
    }
  }

  @Test func everyChangeOfMeaningChangesTheBytes() {
    var seen: [[UInt8]: Int] = [Samples.questionnaire().canonicalBytes: -1]
    for (number, change) in Self.changes.enumerated() {
      var questionnaire = Samples.questionnaire()
      change(&questionnaire)
      let bytes = questionnaire.canonicalBytes
      #expect(seen[bytes] == nil, "change \(number) looks like change \(seen[bytes] ?? -1)")
      seen[bytes] = number
    }
  }

  @Test func nestingWithoutMeaningChangesNothing() {
    var other = Samples.questionnaire()
    other.elements[13].shownIf = other.elements[13].shownIf.map { .all([.any([$0])]) }
    other.languages = ["en"]
    #expect(other.canonicalBytes == Samples.questionnaire().canonicalBytes)
  }
}
