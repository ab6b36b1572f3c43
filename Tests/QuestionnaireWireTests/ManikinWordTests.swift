import Messages
import QuestionnaireSamples
import QuestionnaireWire
import Questionnaires
import Testing

@Suite struct ManikinWordTests {
  private func questionnaire(_ manikin: ManikinDefinition) -> QuestionnaireDefinition {
    var questionnaire = Samples.questionnaire()
    questionnaire.sharedKind = .selfAssessmentManikin(manikin)
    questionnaire.elements = [
      Samples.question("mood", .selfAssessmentManikin(manikin)),
      ElementDefinition(
        id: "group",
        content: .group(
          GroupDefinition(style: .section, sharedKind: .selfAssessmentManikin(manikin)))),
    ]
    return questionnaire
  }

  private func manikins(
    of message: CatalogueV1.Questionnaire
  ) -> [CatalogueV1.SelfAssessmentManikin] {
    var questions = [message.sharedAnswer]
    for element in message.elements {
      if case .question(let question)? = element.content { questions.append(question) }
      if case .group(let group)? = element.content { questions.append(group.sharedAnswer) }
    }
    return questions.compactMap {
      if case .selfAssessmentManikin(let manikin)? = $0?.type { manikin } else { nil }
    }
  }

  @Test func messagesAlwaysSayWhatTheEndsMean() {
    let message = CatalogueV1.Questionnaire(questionnaire(ManikinDefinition(.dominance)))
    let words = manikins(of: message)
    #expect(words.count == 3)
    for manikin in words {
      #expect(manikin.lowestLabel?.translations.map(\.text) == ["controlled", "ausgeliefert"])
      #expect(manikin.highestLabel?.translations.map(\.text) == ["in control", "überlegen"])
    }
    #expect(message.withManikinWords == message)
    #expect(QuestionnaireDefinition(message) == questionnaire(ManikinDefinition(.dominance)))
  }

  /// Questionnaires stored before words were introduced get them, and keep their own texts.
  @Test func wordsAreAddedWhereThereAreNone() {
    let own = CatalogueV1.LocalizedText(translations: [.init(language: "fr", text: "triste")])
    let message = CatalogueV1.Questionnaire(
      questionnaireID: "q",
      elements: [
        .init(
          elementID: "mood",
          content: .question(
            .init(
              type: .selfAssessmentManikin(.init(dimension: .valence, lowestLabel: own)))))
      ])
    let manikin = manikins(of: message.withManikinWords)[0]
    #expect(manikin.lowestLabel == own)
    #expect(manikin.highestLabel?.translations.map(\.language) == ["en", "de"])
    #expect(message.withManikinWords.withoutManikinWords == message)
    let unknown = CatalogueV1.Question(
      type: .selfAssessmentManikin(.init(dimension: .init(rawValue: 9))))
    #expect(unknown.withManikinWords == unknown)
  }

  /// A text beside translations is a mistake that the check names.
  @Test func aTextWithoutTranslationsStays() {
    let question = CatalogueV1.Question(
      type: .selfAssessmentManikin(
        .init(dimension: .valence, lowestLabel: .init(text: "low", language: "en"))))
    #expect(question.withoutManikinWords == question)
    #expect(question.withManikinWords.type != question.type)
  }
}
