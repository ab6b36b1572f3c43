import Questionnaires

/// A questionnaire with calculations, constraints, conditional answers and values in texts.
enum Computed {
  private static func text(_ english: String, _ german: String) -> TranslatedText {
    TranslatedText([
      Translation(language: "en", text: english), Translation(language: "de", text: german),
    ])
  }

  private static func question(
    _ id: String, _ text: TranslatedText, _ kind: QuestionDefinition.Kind, optional: Bool = false,
    shownIf: Condition? = nil, requiredIf: Condition? = nil
  ) -> ElementDefinition {
    ElementDefinition(
      id: id,
      content: .question(
        QuestionDefinition(text: text, isOptional: optional, requiredIf: requiredIf, kind: kind)),
      shownIf: shownIf)
  }

  private static func isIndexAbove(_ number: Double) -> Condition {
    .comparison(
      Comparison(QuestionReference(subject: .calculation("index")), .greater, number: number))
  }

  static let questionnaire = QuestionnaireDefinition(
    id: "computed", title: text("Body measures", "Körpermaße"),
    closing: text(
      "Thank you, {{answer:name|dear participant}}. Your index is {{calculation:index|unknown}}.",
      "Danke, {{answer:name|liebe Person}}. Ihr Index ist {{calculation:index|unbekannt}}."),
    defaultLanguage: "en", elements: elements,
    scores: [
      ScoreDefinition(
        id: "twice", title: text("Twice the index", "Doppelter Index"), method: .sum,
        items: [ScoreItem(.calculation("index"), weight: 2)])
    ],
    calculations: calculations, constraints: constraints,
    provenance: ProvenanceDefinition(hasDemonstrationWording: true))

  private static let elements: [ElementDefinition] = [
    question("name", text("Your name", "Ihr Name"), .text(TextEntryDefinition()), optional: true),
    question(
      "height",
      text(
        "How tall are you, {{answer:name|dear participant}}?",
        "Wie groß sind Sie, {{answer:name|liebe Person}}?"),
      .number(NumberDefinition(minimum: 50, maximum: 250, unit: "cm"))),
    question(
      "weight", text("What do you weigh?", "Was wiegen Sie?"),
      .number(NumberDefinition(minimum: 2, maximum: 300, unit: "kg"))),
    question(
      "reason",
      text(
        "What do you think of {{calculation:index}}?", "Was halten Sie von {{calculation:index}}?"),
      .text(TextEntryDefinition()), optional: true, shownIf: isIndexAbove(25),
      requiredIf: isIndexAbove(30)),
    ElementDefinition(id: "page2", content: .pageBreak),
    question(
      "systolic", text("Upper value of the blood pressure", "Oberer Blutdruckwert"),
      .number(NumberDefinition(unit: "mm[Hg]"))),
    question(
      "diastolic",
      text(
        "Lower value, below {{answer:systolic|the upper one}}",
        "Unterer Wert, unter {{answer:systolic|dem oberen}}"),
      .number(NumberDefinition(unit: "mm[Hg]"))),
  ]

  private static let calculations = [
    CalculationDefinition(
      id: "index", title: text("Body mass index", "Body-Mass-Index"),
      expression: .call(
        .divide,
        [
          .answer("weight"),
          .call(.power, [.call(.divide, [.answer("height"), .number(100)]), .number(2)]),
        ]), unit: "kg/m2", decimals: 1),
    CalculationDefinition(
      id: "difference", title: text("Difference", "Differenz"),
      expression: .call(.subtract, [.answer("systolic"), .answer("diastolic")]), isHidden: true),
  ]

  private static let constraints = [
    ConstraintDefinition(
      id: "order", elementID: "diastolic",
      expression: .call(.less, [.answer("diastolic"), .answer("systolic")]),
      message: text(
        "The lower value must be below {{answer:systolic}}.",
        "Der untere Wert muss unter {{answer:systolic}} liegen.")),
    // About an answer of an earlier page.
    ConstraintDefinition(
      id: "tall", elementID: "height",
      expression: .call(
        .or,
        [
          .call(.lessOrEqual, [.answer("systolic"), .number(200)]),
          .call(.greater, [.answer("height"), .number(100)]),
        ]),
      message: text(
        "This height does not fit the blood pressure.", "Diese Größe passt nicht zum Blutdruck.")),
    ConstraintDefinition(
      id: "plausible",
      expression: .call(.notEqual, [.calculation("difference"), .number(13)]),
      message: text(
        "A difference of 13 is not plausible.", "Eine Differenz von 13 ist unwahrscheinlich.")),
  ]
}
