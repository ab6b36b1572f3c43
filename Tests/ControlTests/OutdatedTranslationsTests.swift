import Questionnaires
import Testing

@testable import Control

@Suite struct OutdatedTranslationsTests {
  private static func questionnaire(_ languages: [String], elements: Int = 0)
    -> QuestionnaireDefinition
  {
    func text(_ english: String) -> TranslatedText {
      TranslatedText(
        [Translation(language: "en", text: english)]
          + languages.map { Translation(language: $0, text: "…", isOutdated: true) })
    }
    return QuestionnaireDefinition(
      id: "daily", title: text("Daily"), defaultLanguage: "en",
      elements: (0..<elements).map {
        ElementDefinition(id: "e\($0)", content: .text(text("Note \($0)")))
      })
  }

  @Test func aLineForEachLanguageNamesTheTexts() {
    #expect(OutdatedTranslations.warnings(in: Self.questionnaire([])) == [])
    #expect(
      OutdatedTranslations.warnings(in: Self.questionnaire(["fr", "de"], elements: 1))
        == ["de", "fr"].map {
          "daily: warning: TRANSLATION_OUTDATED: \($0): translated from an earlier text: title, "
            + "elements.e0.text; see `translations export daily --language \($0)`"
        })
  }

  @Test func manyTextsAreCounted() {
    let lines = OutdatedTranslations.warnings(in: Self.questionnaire(["fr"], elements: 9))
    #expect(lines.count == 1)
    #expect(lines[0].contains("elements.e3.text and 5 more; see "))
  }
}
