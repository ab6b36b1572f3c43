import Messages
import Questionnaires
import Testing

@testable import CatalogueRPC

@Suite struct LocalizationTests {
  @Test func everyTextIsReducedToOneLanguage() {
    let german = SampleMessages.questionnaire().localized(LanguageTag("de-AT"), studyDefault: "en")
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
    // Not translated: the study's default language.
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

  @Test func languagesOfAllTextsAreGathered() {
    var questionnaire = SampleMessages.questionnaire()
    #expect(questionnaire.textLanguages == ["de", "en"])
    questionnaire.elements[0].content = .headline(
      .init(translations: [.init(language: "hu", text: "Rész")]))
    #expect(questionnaire.textLanguages == ["de", "en", "hu"])
    #expect(SampleMessages.study().textLanguages == ["de", "en"])
  }
}
