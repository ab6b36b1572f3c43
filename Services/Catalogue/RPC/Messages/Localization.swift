import Messages
import QuestionnaireWire
import Questionnaires

extension CatalogueV1.LocalizedText {
  /// Returns the text in the language that `lookup` chooses.
  func localized(_ lookup: LanguageLookup) -> CatalogueV1.LocalizedText {
    guard let chosen = lookup.choose(among: translations.lazy.map(\.language)) else {
      return CatalogueV1.LocalizedText()
    }
    return CatalogueV1.LocalizedText(
      text: translations[chosen].text, language: translations[chosen].language)
  }
}

extension CatalogueV1.Study {
  /// Returns the study in a participant's language.
  func localized(_ language: LanguageTag?) -> CatalogueV1.Study {
    let lookup = LanguageLookup(
      requested: language, studyDefault: defaultLanguage,
      fallback: LanguageFallback(languageFallback))
    return mapTexts { $0.localized(lookup) }
  }
}

extension CatalogueV1.Questionnaire {
  /// Returns the questionnaire in a participant's language within a study.
  func localized(
    _ language: LanguageTag?, in study: CatalogueV1.Study
  ) -> CatalogueV1.Questionnaire {
    let lookup = LanguageLookup(
      requested: language, studyDefault: study.defaultLanguage,
      questionnaireDefault: defaultLanguage, fallback: LanguageFallback(study.languageFallback))
    return mapTexts { $0.localized(lookup) }
  }
}
