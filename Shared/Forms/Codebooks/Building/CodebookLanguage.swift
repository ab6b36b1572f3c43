import Questionnaires

/// Chooses translations as for participants and records their language.
struct CodebookLanguage {
  private let lookup: LanguageLookup

  /// - Parameters:
  ///   - requested: BCP 47; empty for the default.
  ///   - own: default language of the described definition.
  init(_ requested: String, default own: String) {
    lookup = LanguageLookup(
      requested: LanguageTag(requested.isEmpty ? own : requested), studyDefault: "",
      questionnaireDefault: own)
  }

  /// Chooses the language of Otolith's own words.
  init(own requested: String) { self.init(requested, default: "en") }

  func said(_ phrase: CodebookPhrase) -> CodebookWords { required(phrase.text) }

  func said(_ words: CodebookPhrase.Words) -> CodebookWords { said(CodebookPhrase(words)) }

  /// The language used for Otolith's own words.
  var spoken: String { said(("", "")).language }

  /// Returns nil if there is no text.
  func optional(_ text: TranslatedText) -> CodebookWords? {
    lookup.choose(among: text.translations.map(\.language)).map {
      CodebookWords(
        TextPlaceholders.fallbacks(text.translations[$0].text),
        language: text.translations[$0].language)
    }
  }

  /// Returns empty words if there is no text.
  func required(_ text: TranslatedText) -> CodebookWords {
    optional(text) ?? CodebookWords("", language: "")
  }
}
