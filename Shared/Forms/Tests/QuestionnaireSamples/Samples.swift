public import Questionnaires

/// Valid definitions in which tests break one detail.
public enum Samples {
  public static func text(_ english: String, german: String? = nil) -> TranslatedText {
    var translations = [Translation(language: "en", text: english)]
    if let german { translations.append(Translation(language: "de", text: german)) }
    return TranslatedText(translations)
  }

  public static func option(_ code: String, exclusive: Bool = false) -> OptionDefinition {
    OptionDefinition(code: code, label: text("option \(code)"), isExclusive: exclusive)
  }

  public static func question(
    _ id: String, _ kind: QuestionDefinition.Kind?, when condition: Condition? = nil
  ) -> ElementDefinition {
    ElementDefinition(
      id: id, content: .question(QuestionDefinition(text: text("question \(id)"), kind: kind)),
      shownIf: condition)
  }

  /// One element of every type; `shown` depends on `single`.
  public static let elements: [ElementDefinition] = [
    ElementDefinition(id: "part_a", content: .headline(text("Part A", german: "Teil A"))),
    ElementDefinition(id: "note", content: .text(text("A note"))),
    question("single", .singleChoice(SingleChoiceDefinition(options: [option("a"), option("b")]))),
    question(
      "multiple",
      .multipleChoice(
        MultipleChoiceDefinition(options: [option("a"), option("none", exclusive: true)]))),
    question("rested", .yesNo),
    ElementDefinition(id: "break1", content: .pageBreak),
    question("loudness", .slider(SliderDefinition(minimum: 0, maximum: 1, step: 0.01))),
    question("mood", .selfAssessmentManikin(ManikinDefinition(.valence))),
    question("pulse", .number(NumberDefinition(minimum: 20, maximum: 250, isInteger: true))),
    question("born", .date(DateDefinition())),
    question("woke", .time),
    question("onset", .text(TextEntryDefinition())),
    question("remark", .text(TextEntryDefinition(style: .area, maximumLength: 500))),
    question(
      "shown", .yesNo,
      when: .comparison(Comparison(elementID: "single", .equal, codes: ["a"]))),
  ]

  public static func questionnaire(_ id: String = "daily") -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      id: id, title: text("Daily", german: "Täglich"), defaultLanguage: "en", elements: elements,
      sensors: [SensorRequestDefinition(kind: .noiseLevel, count: 1)])
  }

  public static let window = DayWindowDefinition(day: 1, startMinute: 480, endMinute: 1_200)

  public static func study(_ questionnaireIDs: [String] = ["daily"]) -> StudyDefinition {
    StudyDefinition(
      id: "sample", title: text("Sample", german: "Probe"), consentText: text("I agree."),
      access: .open, defaultLanguage: "en", startsAt: UTCInstant(seconds: 0),
      endsAt: UTCInstant(seconds: 1),
      questionnaires: questionnaireIDs.map {
        QuestionnaireUse(
          questionnaireID: $0, recurrence: .repeated,
          schedules: [
            ScheduleDefinition(
              plan: .standard(StandardPlanDefinition(perDay: 10, windows: [window])))
          ])
      })
  }
}
