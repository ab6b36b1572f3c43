import CatalogueDomain
import Testing

@Suite struct CanonicalBytesTests {
  @Test func theEncodingIsAsDocumented() {
    let questionnaire = QuestionnaireDefinition(
      id: "q", title: Samples.text("Hä", german: "B"), defaultLanguage: "en",
      elements: [
        Samples.question("s", .slider(SliderDefinition(minimum: -0.0, maximum: 1, step: 0.5)))
      ])
    let expected = """
      format:23:otolith-questionnaire/1
      questionnaire_id:1:q
      title:1:2
      language:2:de
      text:1:B
      language:2:en
      text:3:Hä
      default_language:2:en
      elements:1:1
      element_id:1:s
      question:1:1
      language:2:en
      text:10:question s
      optional_answer:1:0
      type:6:slider
      minimum:16:0000000000000000
      maximum:16:3ff0000000000000
      step:16:3fe0000000000000
      knob:1:0
      enable_when:1:0
      sensors:1:0
      demonstration_wording:1:0
      source:0:
      licence:0:

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
    other.elements[11] = Samples.question("onset", .textLine(maximumLength: 255))
    #expect(other != Samples.questionnaire())
    #expect(other.canonicalBytes == Samples.questionnaire().canonicalBytes)
    var study = Samples.study()
    study.questionnaires[0].schedule?.plan = .standard(
      StandardPlanDefinition(perDay: 10, windows: [Samples.window], minimumGapMinutes: 15))
    #expect(study != Samples.study())
    #expect(study.canonicalBytes == Samples.study().canonicalBytes)
  }

  /// Ways to change a questionnaire's meaning; each must change its bytes.
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
      $0.elements[2] = Samples.question("single", .multipleChoice(options: [Samples.option("a")]))
    },
    {
      $0.elements[2] = Samples.question(
        "single", .singleChoice(options: [Samples.option("a"), Samples.option("b")], knob: true))
    },
    {
      $0.elements[3] = Samples.question("multiple", .multipleChoice(options: [Samples.option("a")]))
    },
    {
      $0.elements[6] = Samples.question(
        "loudness", .slider(SliderDefinition(minimum: 0, maximum: 1, step: 0)))
    },
    { $0.elements[7] = Samples.question("mood", .selfAssessmentManikin(.arousal)) },
    {
      $0.elements[8] = Samples.question(
        "pulse", .number(NumberDefinition(minimum: 20, maximum: 250)))
    },
    { $0.elements[12] = Samples.question("remark", .textArea(maximumLength: 501)) },
    { $0.elements[13].enableWhen[0].codes = ["b"] },
    { $0.elements[13].enableWhen[0].comparison = .notEqual },
    { $0.elements[13].enableWhen = [] },
    { $0.sensors[0].count = 2 },
    { $0.sensors[0].kind = .position },
    { $0.demonstrationWording = true },
    { $0.source = "thesis" },
    { $0.licence = "CC0" },
  ]

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

  @Test func theConsentVersionFollowsTheConsentTextAlone() {
    var study = Samples.study()
    study.title = Samples.text("Renamed")
    #expect(study.canonicalConsentBytes == Samples.study().canonicalConsentBytes)
    #expect(study.canonicalBytes != Samples.study().canonicalBytes)
    study = Samples.study()
    study.consentText.translations.append(Translation(language: "de", text: "Ich willige ein."))
    #expect(study.canonicalConsentBytes != Samples.study().canonicalConsentBytes)
    #expect(study.canonicalBytes != Samples.study().canonicalBytes)
  }

  @Test func studiesDifferByVersionAndSchedule() {
    var seen: Set<[UInt8]> = [Samples.study().canonicalBytes]
    let changes: [(inout StudyDefinition) -> Void] = [
      { $0.questionnaires[0].version = 2 }, { $0.questionnaires[0].isDeactivated = true },
      { $0.questionnaires[0].recurrence = .oneTime }, { $0.questionnaires[0].schedule = nil },
      { $0.questionnaires[0].schedule?.startDay = 1 },
      { $0.questionnaires[0].schedule?.expiresAfterMinutes = 1 },
      { $0.questionnaires[0].schedule?.participantMayChange = true },
      { $0.questionnaires[0].schedule?.plan = .monthly(dayOfMonth: 1, minuteOfDay: 2) },
      { $0.questionnaires[0].schedule?.plan = .monthly(dayOfMonth: 2, minuteOfDay: 1) },
      {
        $0.questionnaires[0].schedule?.plan = .custom([WeeklyTimeDefinition(day: 1, minuteOfDay: 2)]
        )
      },
      { $0.access = .password }, { $0.startsAt = nil }, { $0.endsAt = nil },
      { $0.endsAt = UTCInstant(seconds: 1, nanoseconds: 5) },
    ]
    for change in changes {
      var study = Samples.study()
      change(&study)
      #expect(seen.insert(study.canonicalBytes).inserted)
    }
  }
}
