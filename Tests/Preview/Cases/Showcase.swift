import Questionnaires

/// A questionnaire in three languages with every type of question, rules, groups, pages and scores.
enum Showcase {
  private static func text(_ english: String, _ german: String) -> TranslatedText {
    TranslatedText([
      Translation(language: "de", text: german), Translation(language: "en", text: english),
    ])
  }

  private static func options(_ labels: [(String, String, String)]) -> [OptionDefinition] {
    labels.map { OptionDefinition(code: $0.0, label: text($0.1, $0.2)) }
  }

  private static func question(
    _ id: String, _ english: String, _ german: String, _ kind: QuestionDefinition.Kind,
    in parent: String = "", optional: Bool = false, when condition: Condition? = nil,
    initial: AnswerValue? = nil, description: TranslatedText = TranslatedText()
  ) -> ElementDefinition {
    ElementDefinition(
      id: id, parentID: parent,
      content: .question(
        QuestionDefinition(
          text: text(english, german), description: description, isOptional: optional, kind: kind,
          initialAnswer: initial)),
      shownIf: condition)
  }

  private static let agreement = options([
    ("2", "true", "trifft zu"), ("1", "partly true", "trifft teilweise zu"),
    ("0", "not true", "trifft nicht zu"),
  ])

  static let questionnaire = QuestionnaireDefinition(
    id: "showcase",
    title: TranslatedText([
      Translation(language: "de", text: "Alle Arten von Fragen"),
      Translation(language: "en", text: "Every type of question <script>alert(1)</script>"),
      Translation(language: "ar", text: "كل أنواع الأسئلة"),
    ]),
    description: text("One of each & more.", "Von jeder eine & mehr."),
    introduction: text("Take your time.", "Nehmen Sie sich Zeit."),
    closing: text("Thank you.", "Vielen Dank."), defaultLanguage: "de",
    elements: first + second + third, scores: scores,
    provenance: ProvenanceDefinition(hasDemonstrationWording: true))

  private static let first: [ElementDefinition] = [
    ElementDefinition(id: "head", content: .headline(text("About you", "Über Sie"))),
    question(
      "noticed", "Do you notice it now?", "Bemerken Sie es gerade?", .yesNo,
      description: text("Listen for a moment.", "Hören Sie kurz hin.")),
    question(
      "loudness", "How loud is it?", "Wie laut ist es?",
      .slider(
        SliderDefinition(
          minimum: 0, maximum: 100, step: 1, minimumLabel: text("silent", "lautlos"),
          maximumLabel: text("very loud", "sehr laut"))),
      when: .comparison(Comparison(elementID: "noticed", .equal, codes: ["yes"]))),
    question(
      "place", "Where are you?", "Wo sind Sie?",
      .singleChoice(
        SingleChoiceDefinition(
          options: options([("home", "at home", "zu Hause"), ("work", "at work", "bei der Arbeit")])
        ))),
    question(
      "sounds", "What did you hear?", "Was haben Sie gehört?",
      .multipleChoice(
        MultipleChoiceDefinition(
          options: options([
            ("rain", "rain", "Regen"), ("wind", "wind", "Wind"), ("sea", "the sea", "das Meer"),
          ]) + [
            OptionDefinition(code: "none", label: text("nothing", "nichts"), isExclusive: true)
          ], minimumCount: 2, maximumCount: 3))),
    question(
      "rested", "Did you sleep well?", "Haben Sie gut geschlafen?", .yesNo, optional: true,
      when: .comparison(
        Comparison(
          QuestionReference(questionnaireID: "worst-symptom", elementID: "worst"), .equal,
          codes: ["sleep"]))),
  ]

  private static let second: [ElementDefinition] = [
    ElementDefinition(id: "page2", content: .pageBreak),
    ElementDefinition(
      id: "address",
      content: .group(
        GroupDefinition(title: text("Address", "Anschrift"), style: .composite(isOptional: true)))),
    question("street", "Street", "Straße", .text(TextEntryDefinition()), in: "address"),
    question(
      "house", "Number", "Hausnummer",
      .number(NumberDefinition(minimum: 1, maximum: 999, isInteger: true)), in: "address",
      optional: true),
    ElementDefinition(
      id: "distress",
      content: .group(
        GroupDefinition(
          title: text("How far does this apply?", "Inwieweit trifft das zu?"), style: .matrix,
          sharedKind: .singleChoice(SingleChoiceDefinition(options: agreement))))),
    question("d1", "I hear it all day.", "Ich höre es den ganzen Tag.", .inherited, in: "distress"),
    question("d2", "It keeps me awake.", "Es hält mich wach.", .inherited, in: "distress"),
    ElementDefinition(
      id: "lines",
      content: .group(
        GroupDefinition(
          title: text("Right now", "Gerade jetzt"), style: .matrix,
          sharedKind: .visualAnalogue(
            VisualAnalogueDefinition(
              minimumLabel: text("not at all", "gar nicht"),
              maximumLabel: text("extremely", "äußerst")))))),
    question("v1", "Tired", "Müde", .inherited, in: "lines", optional: true),
  ]

  private static let third: [ElementDefinition] = [
    ElementDefinition(id: "page3", content: .pageBreak),
    ElementDefinition(
      id: "more",
      content: .group(GroupDefinition(title: text("More types", "Weitere Arten"), style: .section))),
    question(
      "mood", "Mood", "Stimmung", .selfAssessmentManikin(ManikinDefinition(.valence)), in: "more"),
    question(
      "arousal", "Arousal", "Erregung", .selfAssessmentManikin(ManikinDefinition(.arousal)),
      in: "more"),
    question(
      "control", "Control", "Kontrolle", .selfAssessmentManikin(ManikinDefinition(.dominance)),
      in: "more",
      optional: true),
    question(
      "pain", "Pain", "Schmerz", .visualAnalogue(VisualAnalogueDefinition()), in: "more",
      optional: true),
    question(
      "knob", "Volume", "Lautstärke",
      .slider(
        SliderDefinition(minimum: 0, maximum: 10, step: 0.5, isKnob: true, showsNumber: true)),
      in: "more", optional: true),
    question(
      "grade", "Grade", "Grad",
      .singleChoice(SingleChoiceDefinition(options: agreement, isKnob: true)), in: "more",
      optional: true),
    question(
      "weight", "Weight", "Gewicht", .number(NumberDefinition(minimum: 20, unit: "kg")), in: "more",
      optional: true),
    question(
      "born", "Born", "Geboren",
      .date(DateDefinition(earliest: "1900-01-01", latest: "2026-12-31")), in: "more",
      optional: true),
    question("woke", "Woke up at", "Aufgewacht um", .time, in: "more", optional: true),
    question("visit", "Last visit", "Letzter Besuch", .dateTime, in: "more", optional: true),
    question(
      "slept", "Slept for", "Geschlafen",
      .duration(DurationDefinition(minimumSeconds: 60, maximumSeconds: 86_400)), in: "more",
      optional: true),
    question(
      "mail", "E-mail", "E-Mail", .text(TextEntryDefinition(style: .email)), in: "more",
      optional: true),
    question(
      "site", "Web site", "Webseite", .text(TextEntryDefinition(style: .url)), in: "more",
      optional: true),
    question(
      "phone", "Telephone", "Telefon", .text(TextEntryDefinition(style: .telephone)), in: "more",
      optional: true),
    question(
      "code", "Your code", "Ihr Code",
      .text(
        TextEntryDefinition(
          maximumLength: 5, pattern: "[A-Z]{2}[0-9]{3}",
          patternHint: text("two letters, three digits", "zwei Buchstaben, drei Ziffern"))),
      in: "more", optional: true),
    question(
      "remark", "Anything else?", "Noch etwas?",
      .text(TextEntryDefinition(style: .area, maximumLength: 500)), in: "more", optional: true,
      initial: .text("–")),
    question("land", "Country", "Land", .country, in: "more", optional: true),
    question(
      "future", "A hologram", "Ein Hologramm",
      .unsupported(UnsupportedDefinition(type: "hologram")), in: "more", optional: true),
  ]

  private static let scores = [
    ScoreDefinition(
      id: "burden", title: text("Burden", "Belastung"), method: .sum,
      items: [ScoreItem(.question("d1")), ScoreItem(.question("d2"), isReversed: true)],
      bands: [
        ScoreBand(minimum: 0, code: "low", label: text("low", "gering")),
        ScoreBand(minimum: 3, code: "high", label: text("high", "hoch")),
      ])
  ]
}
