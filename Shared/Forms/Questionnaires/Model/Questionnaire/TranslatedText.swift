/// A text in one language.
public struct Translation: Sendable, Hashable {
  /// BCP 47.
  public var language: String
  public var text: String
  /// Whether the text of the default language changed after this translation was made. Participants
  /// still see the translation, so the content hash ignores the mark.
  public var isOutdated: Bool

  public init(language: String, text: String, isOutdated: Bool = false) {
    self.language = language
    self.text = text
    self.isOutdated = isOutdated
  }
}

/// A text with its translations, in the order of the definition. Absent if it has none.
public struct TranslatedText: Sendable, Hashable {
  public var translations: [Translation]
  /// Whether the definition contained a response-style text (`text`, `language`) instead of, or
  /// beside, translations, which would lose the other languages.
  public var hasTextOutsideTranslations: Bool

  public init(_ translations: [Translation] = [], hasTextOutsideTranslations: Bool = false) {
    self.translations = translations
    self.hasTextOutsideTranslations = hasTextOutsideTranslations
  }

  public var isAbsent: Bool { translations.isEmpty }

  /// The translation in exactly this language, without fallbacks; nil if absent.
  public subscript(language: String) -> String? {
    get { translations.first { $0.language == language }?.text }
    set {
      let position = translations.firstIndex { $0.language == language }
      switch (position, newValue) {
      case (let position?, let text?): translations[position].text = text
      case (let position?, nil): translations.remove(at: position)
      case (nil, let text?):
        translations.append(Translation(language: language, text: text))
      case (nil, nil): break
      }
    }
  }
}
