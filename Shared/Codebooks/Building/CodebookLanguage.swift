import Questionnaires

/// Chooses the words of a codebook as they are chosen for participants, and tells in which language they are.
struct CodebookLanguage {
  private let lookup: LanguageLookup

  /// - Parameter requested: BCP 47; empty: the questionnaire's own.
  init(_ requested: String, of definition: QuestionnaireDefinition) {
    lookup = LanguageLookup(
      requested: LanguageTag(requested.isEmpty ? definition.defaultLanguage : requested),
      studyDefault: "", questionnaireDefault: definition.defaultLanguage)
  }

  /// Nil where there is no text at all.
  func optional(_ text: TranslatedText) -> CodebookWords? {
    lookup.choose(among: text.translations.map(\.language)).map {
      CodebookWords(text.translations[$0].text, language: text.translations[$0].language)
    }
  }

  /// Without a word where there is no text at all.
  func required(_ text: TranslatedText) -> CodebookWords {
    optional(text) ?? CodebookWords("", language: "")
  }
}
