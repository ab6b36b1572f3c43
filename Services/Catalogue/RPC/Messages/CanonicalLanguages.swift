import Messages
import QuestionnaireWire
import Questionnaires

extension CatalogueV1.LocalizedText {
  /// The text with language tags in canonical case; invalid tags are kept, to be reported by the
  /// check.
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
  /// The study for storage: canonical language tags, without values that the service computes.
  var cleaned: CatalogueV1.Study {
    var study = mapTexts(\.withCanonicalLanguages)
    study.defaultLanguage = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    study.consentVersion = ""
    for group in study.groups.indices { study.groups[group].consentVersion = "" }
    study.languages = []
    study.revision = 0
    return study
  }
}

extension CatalogueV1.Questionnaire {
  /// The questionnaire for storage; see ``CatalogueV1/Study/cleaned``.
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
