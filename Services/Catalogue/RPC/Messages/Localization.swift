internal import Messages
internal import QuestionnaireWire
internal import Questionnaires

extension CatalogueV1.LocalizedText {
  /// The text in the language that `lookup` chooses, without the others.
  func localized(_ lookup: LanguageLookup) -> CatalogueV1.LocalizedText {
    guard let chosen = lookup.choose(among: translations.lazy.map(\.language)) else {
      return CatalogueV1.LocalizedText()
    }
    return CatalogueV1.LocalizedText(
      text: translations[chosen].text, language: translations[chosen].language)
  }
}

extension CatalogueV1.Study {
  /// The study as a participant with `language` reads it.
  func localized(_ language: LanguageTag?) -> CatalogueV1.Study {
    let lookup = LanguageLookup(
      requested: language, studyDefault: defaultLanguage,
      fallback: LanguageFallback(languageFallback))
    return mapTexts { $0.localized(lookup) }
  }
}

extension CatalogueV1.Questionnaire {
  /// The questionnaire as a participant with `language` reads it in a study.
  func localized(
    _ language: LanguageTag?, in study: CatalogueV1.Study
  ) -> CatalogueV1.Questionnaire {
    let lookup = LanguageLookup(
      requested: language, studyDefault: study.defaultLanguage,
      questionnaireDefault: defaultLanguage, fallback: LanguageFallback(study.languageFallback))
    return mapTexts { $0.localized(lookup) }
  }
}
