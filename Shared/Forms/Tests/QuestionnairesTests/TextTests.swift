import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct TextTests {
  @Test(arguments: 0..<20) func everyTextHasOneKeyAndIsReached(_ seed: UInt64) {
    var generator = QuestionnaireGenerator(seed: seed)
    let questionnaire = generator.questionnaire(size: 30)
    let texts = questionnaire.texts
    #expect(Set(texts.map(\.key)).count == texts.count)
    var emptied = questionnaire
    emptied.transformTexts { _, text in text = TranslatedText() }
    #expect(emptied.texts == [])
    // Replacing the texts by key restores the questionnaire.
    let byKey = Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.text) })
    emptied.transformTexts { key, text in text = byKey[key] ?? text }
    #expect(emptied == questionnaire)
  }

  @Test func keysStayWhenElementsMove() {
    var moved = Samples.questionnaire()
    moved.elements.reverse()
    #expect(Set(moved.texts.map(\.key)) == Set(Samples.questionnaire().texts.map(\.key)))
    #expect(
      Samples.questionnaire().texts.map(\.key.description)
        .contains("elements.multiple.options.none"))
  }

  @Test func completenessCountsPerLanguage() {
    var questionnaire = Samples.questionnaire()
    let total = questionnaire.texts.count
    questionnaire.languages = ["fr"]
    questionnaire.title.translations[1].isOutdated = true
    let completeness = questionnaire.completeness
    #expect(completeness.map(\.language) == ["de", "en", "fr"])
    #expect(completeness.map(\.translated) == [2, total, 0])
    #expect(completeness.map(\.outdated) == [1, 0, 0])
    #expect(completeness.map(\.isComplete) == [false, true, false])
  }

  @Test func aTranslationIsOutdatedWhenOnlyItsSourceChanged() {
    let old = Samples.questionnaire()
    var new = old
    new.title["en"] = "Every day"
    #expect(new.markingOutdated(since: old).title.translations.map(\.isOutdated) == [false, true])
    // The translation was updated.
    var followed = new
    followed.title["de"] = "Jeden Tag"
    #expect(
      followed.markingOutdated(since: old).title.translations.map(\.isOutdated) == [false, false])
    // It stays outdated in later versions until it is changed.
    let marked = new.markingOutdated(since: old)
    #expect(marked.markingOutdated(since: marked) == marked)
    var mended = marked
    mended.title.translations[1] = Translation(language: "de", text: "Jeden Tag")
    #expect(
      mended.markingOutdated(since: marked).title.translations.map(\.isOutdated) == [false, false])
    // The mark is not part of the contents.
    #expect(marked.canonicalBytes == new.canonicalBytes)
    #expect(old.markingOutdated(since: old) == old)
    // Marks by the author are kept.
    var doubted = old
    doubted.title.translations[1].isOutdated = true
    #expect(doubted.markingOutdated(since: old) == doubted)
    #expect(doubted.outdatedCount == 1)
  }
}
