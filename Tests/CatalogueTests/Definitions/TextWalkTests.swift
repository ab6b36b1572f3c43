import Messages
import QuestionnaireSamples
import QuestionnaireWire
import Questionnaires
import Testing

@testable import CatalogueService

/// Texts are visited by two walks: one over definitions, by key, and one over stored and returned
/// messages, which need not be converted to definitions. Both visit every text.
@Suite struct TextWalkTests {
  /// Writes the key of each place into it, including empty places.
  private func marked<Definition: LocalizedDefinition>(
    _ definition: Definition
  ) -> (definition: Definition, keys: [String]) {
    var copy = definition
    var keys: [String] = []
    copy.transformTexts { key, text in
      keys.append(key.description)
      text = TranslatedText([Translation(language: "en", text: key.description)])
    }
    return (copy, keys)
  }

  /// Returns the texts that the other walk visits.
  private func visited(_ message: some LocalizedTexts) -> [String] {
    var texts: [String] = []
    _ = message.mapTexts { text in
      texts += text.translations.map(\.text)
      return text
    }
    return texts
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func bothVisitEveryTextOfAQuestionnaire(_ seed: UInt64) {
    var generator = QuestionnaireGenerator(seed: seed)
    let (definition, keys) = marked(generator.questionnaire(size: 40))
    let message = CatalogueV1.Questionnaire(definition)
    #expect(visited(message).sorted() == keys.sorted(), "seed \(seed)")
    #expect(keys.count > 40)
    let back = QuestionnaireDefinition(
      message.mapTexts { _ in CatalogueV1.LocalizedText() })
    #expect(back.texts == [], "seed \(seed)")
  }

  @Test func bothVisitEveryTextOfAStudy() {
    var study = StudyDefinition(SampleMessages.study())
    study.groups = [StudyGroupDefinition(id: "sham", title: TranslatedText())]
    study.consentDetails.parts = [ConsentDetails.Part(id: "contact", text: TranslatedText())]
    study.nextLists = [
      NextListDefinition(
        afterQuestionnaireID: "a", offers: [NextOffer(questionnaireID: "b")])
    ]
    study.comparisons = [
      ComparisonDefinition(
        id: "c", title: TranslatedText(), questionnaireID: "a", value: nil, minimum: 0, maximum: 1)
    ]
    study.feedback = [
      FeedbackDefinition(sheet: SheetCause(questionnaireID: "a"), text: TranslatedText())
    ]
    let (definition, keys) = marked(study)
    #expect(visited(CatalogueV1.Study(definition)).sorted() == keys.sorted())
    #expect(keys.count == 10)
  }

  @Test func bothVisitEveryTextOfTheLibrary() {
    let sounds = marked(
      SoundCollectionDefinition(
        id: "sounds", title: TranslatedText(), defaultLanguage: "en",
        categories: [SoundCategoryDefinition(id: "nature", title: TranslatedText())],
        sounds: [
          SoundDefinition(
            id: "rain", categoryID: "nature", title: TranslatedText(), lengthMilliseconds: 1,
            file: nil)
        ]))
    #expect(
      visited(CatalogueV1.SoundCollection(sounds.definition)).sorted() == sounds.keys.sorted())
    let words = marked(
      VocabularyDefinition(
        id: "words", title: TranslatedText(), defaultLanguage: "en",
        terms: [VocabularyTerm(code: "a", label: TranslatedText())]))
    #expect(visited(CatalogueV1.Vocabulary(words.definition)).sorted() == words.keys.sorted())
    #expect(sounds.keys.count == 4)
    #expect(words.keys.count == 2)
  }
}
