import Messages
import Questionnaires

/// The state of a questionnaire's translations.
struct TranslationState: Sendable {
  private let definition: QuestionnaireDefinition

  init(_ definition: QuestionnaireDefinition) { self.definition = definition }

  /// - Parameter openTextsMax: maximum number of listed keys per language.
  func languages(openTextsMax: Int) -> [CatalogueV1.LanguageState] {
    let texts = definition.texts
    let promised = Set(definition.requiredLanguages)
    return definition.completeness.map { state in
      let open = texts.lazy.filter { text in
        let translation = text.text.translations.first { $0.language == state.language }
        return translation.map(\.isOutdated) ?? true
      }
      return CatalogueV1.LanguageState(
        language: state.language, translated: UInt32(clamping: state.translated),
        outdated: UInt32(clamping: state.outdated), total: UInt32(clamping: state.total),
        openTexts: open.prefix(openTextsMax).map(\.key.description),
        promised: promised.contains(state.language))
    }
  }
}
