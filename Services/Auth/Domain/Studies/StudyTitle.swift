/// A study's title in the languages it has, for mails.
package struct StudyTitle: Sendable, Hashable {
  package struct Translation: Sendable, Hashable {
    package var language: String
    package var text: String
    /// The catalogue's mark for translators; only kept.
    package var isOutdated: Bool

    package init(language: String, text: String, isOutdated: Bool = false) {
      self.language = language
      self.text = text
      self.isOutdated = isOutdated
    }
  }

  /// In the one language in which earlier releases asked for a study and kept it; else empty.
  package var text: String
  /// Of `text`.
  package var language: String
  package var translations: [Translation]

  package init(text: String, language: String, translations: [Translation]) {
    self.text = text
    self.language = language
    self.translations = translations
  }

  /// In the language, a less specific one, English, or any; nil when there is no text at all.
  package func chosen(for language: String) -> String? {
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    for wanted in [language, primary, "en"] {
      let found = translations.first { $0.language.lowercased() == wanted.lowercased() }
      if let found, !found.text.isEmpty { return found.text }
    }
    return [text, translations.first?.text ?? ""].first { !$0.isEmpty }
  }
}
