internal import Messages
internal import QuestionnaireWire
internal import Questionnaires

extension CatalogueV1.LocalizedText {
  /// The same text with its language tags in canonical case; tags that are not well-formed stay, for
  /// the check to name them.
  var withCanonicalLanguages: CatalogueV1.LocalizedText {
    var text = self
    text.translations = text.translations.map { translation in
      var translation = translation
      translation.language = LanguageTag(translation.language)?.description ?? translation.language
      return translation
    }
    return text
  }
}

extension CatalogueV1.Study {
  /// What is stored and published: canonical language tags, and nothing that the service counts or
  /// computes itself.
  var cleaned: CatalogueV1.Study {
    var study = mapTexts(\.withCanonicalLanguages)
    study.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    study.consentVersion = ""
    study.languages = []
    study.revision = 0
    return study
  }
}

extension CatalogueV1.Questionnaire {
  /// What is stored and published; see ``CatalogueV1/Study/cleaned``.
  var cleaned: CatalogueV1.Questionnaire {
    var questionnaire = mapTexts(\.withCanonicalLanguages).withoutManikinWords
    questionnaire.defaultLanguage =
      LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    questionnaire.languages = languages.map { LanguageTag($0)?.description ?? $0 }
    questionnaire.version = 0
    questionnaire.contentHash = ""
    questionnaire.publishTime = nil
    return questionnaire
  }
}
