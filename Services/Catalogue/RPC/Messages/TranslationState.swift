internal import Messages
internal import Questionnaires

/// How far a questionnaire is translated, with what is left to do.
struct TranslationState: Sendable {
  private let definition: QuestionnaireDefinition

  init(_ definition: QuestionnaireDefinition) { self.definition = definition }

  /// - Parameter openTextsMax: keys named for one language.
  func languages(openTextsMax: Int) -> [CatalogueV1.LanguageState] {
    let texts = definition.texts
    let promised = Set(definition.requiredLanguages)
    return definition.completeness.map { state in
      let open = texts.lazy.filter { text in
        let translation = text.text.translations.first { $0.language == state.language }
        return translation.map(\.isOutdated) ?? true
      }
      return CatalogueV1.LanguageState(
        language: state.language, translated: UInt32(state.translated),
        outdated: UInt32(state.outdated), total: UInt32(state.total),
        openTexts: open.prefix(openTextsMax).map(\.key.description),
        promised: promised.contains(state.language))
    }
  }
}
