import Messages

/// A small valid import.
enum SampleMessages {
  static func text(_ english: String, german: String? = nil) -> CatalogueV1.LocalizedText {
    var translations = [CatalogueV1.Translation(language: "en", text: english)]
    if let german { translations.append(.init(language: "de", text: german)) }
    return CatalogueV1.LocalizedText(translations: translations)
  }

  static func questionnaire(_ id: String = "daily") -> CatalogueV1.Questionnaire {
    CatalogueV1.Questionnaire(
      questionnaireID: id, title: text("Daily", german: "Täglich"), defaultLanguage: "en",
      elements: [
        .init(elementID: "part_a", content: .headline(text("Part A", german: "Teil A"))),
        .init(
          elementID: "stress",
          content: .question(
            .init(
              text: text("How stressed?", german: "Wie gestresst?"),
              description: text("Right now"),
              type: .slider(
                .init(
                  minimum: 0, maximum: 100, step: 1, minimumLabel: text("not", german: "nicht")))))),
        .init(
          elementID: "cause",
          content: .question(
            .init(
              text: text("Why?", german: "Warum?"),
              type: .multipleChoice(
                .init(options: [
                  .init(code: "work", label: text("Work", german: "Arbeit")),
                  .init(code: "none", label: text("Nothing"), exclusive: true),
                ])))),
          enableWhen: [
            .init(elementID: "stress", operator: .greater, number: .init(50))
          ]),
      ])
  }

  static func study(
    _ id: String = "sample", _ questionnaireIDs: [String] = ["daily"]
  ) -> CatalogueV1.Study {
    CatalogueV1.Study(
      studyID: id, title: text("Sample", german: "Probe"), description: text("About"),
      consentText: text("I agree.", german: "Ich willige ein."), access: .open,
      defaultLanguage: "en",
      questionnaires: questionnaireIDs.map {
        .init(questionnaireID: $0, recurrence: .repeated)
      })
  }

  static let request = CatalogueV1.ImportStudyRequest(
    study: study(), questionnaires: [questionnaire()])
}
