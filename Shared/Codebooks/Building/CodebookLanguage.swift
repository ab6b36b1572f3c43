import Questionnaires

/// Chooses the words of a codebook as they are chosen for participants, and tells in which language they are.
struct CodebookLanguage {
  private let lookup: LanguageLookup

  /// - Parameters:
  ///   - requested: BCP 47; empty: the default.
  ///   - own: the default language of what the words are of.
  init(_ requested: String, default own: String) {
    lookup = LanguageLookup(
      requested: LanguageTag(requested.isEmpty ? own : requested), studyDefault: "",
      questionnaireDefault: own)
  }

  /// For what Otolith says itself.
  init(own requested: String) { self.init(requested, default: "en") }

  func said(_ phrase: CodebookPhrase) -> CodebookWords { required(phrase.text) }

  func said(_ words: CodebookPhrase.Words) -> CodebookWords { said(CodebookPhrase(words)) }

  /// The language that Otolith itself speaks.
  var spoken: String { said(("", "")).language }

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
