import CatalogueDomain

/// Valid definitions to spoil one detail of.
enum Samples {
  static func text(_ english: String, german: String? = nil) -> TranslatedText {
    var translations = [Translation(language: "en", text: english)]
    if let german { translations.append(Translation(language: "de", text: german)) }
    return TranslatedText(translations)
  }

  static func option(_ code: String, exclusive: Bool = false) -> OptionDefinition {
    OptionDefinition(code: code, label: text("option \(code)"), isExclusive: exclusive)
  }

  static func question(
    _ id: String, _ kind: QuestionDefinition.Kind?, when conditions: [ConditionDefinition] = []
  ) -> ElementDefinition {
    ElementDefinition(
      id: id, content: .question(QuestionDefinition(text: text("question \(id)"), kind: kind)),
      enableWhen: conditions)
  }

  /// One element of every type; `shown` depends on `single`.
  static let elements: [ElementDefinition] = [
    ElementDefinition(id: "part_a", content: .headline(text("Part A", german: "Teil A"))),
    ElementDefinition(id: "note", content: .text(text("A note"))),
    question("single", .singleChoice(options: [option("a"), option("b")], knob: false)),
    question("multiple", .multipleChoice(options: [option("a"), option("none", exclusive: true)])),
    question("rested", .yesNo),
    ElementDefinition(id: "break1", content: .pageBreak),
    question("loudness", .slider(SliderDefinition(minimum: 0, maximum: 1, step: 0.01))),
    question("mood", .selfAssessmentManikin(.valence)),
    question("pulse", .number(NumberDefinition(minimum: 20, maximum: 250, isInteger: true))),
    question("born", .date),
    question("woke", .time),
    question("onset", .textLine(maximumLength: 0)),
    question("remark", .textArea(maximumLength: 500)),
    question(
      "shown", .yesNo,
      when: [ConditionDefinition(elementID: "single", comparison: .equal, codes: ["a"])]),
  ]

  static func questionnaire(_ id: String = "daily") -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      id: id, title: text("Daily", german: "Täglich"), defaultLanguage: "en", elements: elements,
      sensors: [SensorRequestDefinition(kind: .noiseLevel, count: 1)])
  }

  static let window = DayWindowDefinition(day: 1, startMinute: 480, endMinute: 1_200)

  static func study(_ questionnaireIDs: [String] = ["daily"]) -> StudyDefinition {
    StudyDefinition(
      id: "sample", title: text("Sample", german: "Probe"), consentText: text("I agree."),
      access: .open, defaultLanguage: "en", startsAt: UTCInstant(seconds: 0),
      endsAt: UTCInstant(seconds: 1),
      questionnaires: questionnaireIDs.map {
        QuestionnaireUse(
          questionnaireID: $0, recurrence: .repeated,
          schedule: ScheduleDefinition(
            plan: .standard(StandardPlanDefinition(perDay: 10, windows: [window]))))
      })
  }
}

/// An import that a test spoils.
struct SampleImport {
  var study = Samples.study()
  var questionnaires = [Samples.questionnaire()]
  var published: [QuestionnaireVersionKey: QuestionnaireDefinition] = [:]
  var password = ""
  var hasStoredPassword = false
  var limits = CatalogueLimits.default

  var findings: [Finding] {
    StudyChecker(limits: limits).check(
      study, questionnaires: questionnaires, published: published, accessPassword: password,
      hasStoredPassword: hasStoredPassword)
  }

  /// Replaces the questions of the first questionnaire.
  mutating func setElements(_ elements: ElementDefinition...) {
    questionnaires[0].elements = elements
  }

  /// Asks for `condition` on an element after all others.
  mutating func addCondition(_ condition: ConditionDefinition) {
    questionnaires[0].elements.append(
      Samples.question("conditional", .yesNo, when: [condition]))
  }

  mutating func setPlan(_ plan: ScheduleDefinition.Plan?) {
    study.questionnaires[0].schedule?.plan = plan
  }
}
