import Messages
import Questionnaires
import Testing

@testable import CatalogueService

@Suite struct LocalizationTests {
  @Test func everyTextIsReducedToOneLanguage() {
    let german = SampleMessages.questionnaire()
      .localized(LanguageTag("de-AT"), in: SampleMessages.study())
    #expect(german.title == .init(text: "Täglich", language: "de"))
    #expect(german.description == nil)
    #expect(german.elements[0].content == .headline(.init(text: "Teil A", language: "de")))
    guard case .question(let stress)? = german.elements[1].content,
      case .slider(let slider)? = stress.type,
      case .question(let cause)? = german.elements[2].content,
      case .multipleChoice(let choice)? = cause.type
    else {
      Issue.record("the elements changed their kind")
      return
    }
    #expect(stress.text == .init(text: "Wie gestresst?", language: "de"))
    // No translation exists: English.
    #expect(stress.description == .init(text: "Right now", language: "en"))
    #expect(slider.minimumLabel == .init(text: "nicht", language: "de"))
    #expect(slider.maximumLabel == nil)
    #expect(choice.options.map(\.label?.text) == ["Arbeit", "Nothing"])
    #expect(choice.options.map(\.exclusive) == [false, true])
    #expect(german.elements[2].enableWhen == SampleMessages.questionnaire().elements[2].enableWhen)
  }

  @Test func studiesAreReducedToo() {
    let study = SampleMessages.study().localized(LanguageTag("de"))
    #expect(study.title == .init(text: "Probe", language: "de"))
    #expect(study.description == .init(text: "About", language: "en"))
    #expect(study.consentText == .init(text: "Ich willige ein.", language: "de"))
  }

  /// A German study whose texts exist in German and English, read in French (SON NFA03).
  @Test(arguments: [
    (CatalogueV1.LanguageFallback.unspecified, "en"), (.english, "en"), (.defaultLanguage, "de"),
  ])
  func theStudySaysWhichLanguageComesNext(
    _ fallback: CatalogueV1.LanguageFallback, _ language: String
  ) {
    var study = SampleMessages.study()
    study.defaultLanguage = "de"
    study.languageFallback = fallback
    let french = LanguageTag("fr")
    #expect(study.localized(french).title?.language == language)
    let questionnaire = SampleMessages.questionnaire().localized(french, in: study)
    #expect(questionnaire.title?.language == language)
    // An existing language needs no fallback.
    #expect(study.localized(LanguageTag("de-CH")).title?.language == "de")
  }

  @Test func languagesOfAllTextsAreGathered() {
    var questionnaire = SampleMessages.questionnaire()
    #expect(questionnaire.textLanguages == ["de", "en"])
    questionnaire.elements[0].content = .headline(
      .init(translations: [.init(language: "hu", text: "Rész")]))
    #expect(questionnaire.textLanguages == ["de", "en", "hu"])
    #expect(SampleMessages.study().textLanguages == ["de", "en"])
  }
}
