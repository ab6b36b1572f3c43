/// A text in one language.
public struct Translation: Sendable, Hashable {
  /// BCP 47.
  public var language: String
  public var text: String

  public init(language: String, text: String) {
    self.language = language
    self.text = text
  }
}

/// A text with its translations, in the order of the definition. Absent when it has none.
public struct TranslatedText: Sendable, Hashable {
  public var translations: [Translation]
  /// Whether the definition carried a text of an answer (`text`, `language`) instead of, or beside,
  /// translations: the other languages would be lost unseen.
  public var hasTextOutsideTranslations: Bool

  public init(_ translations: [Translation] = [], hasTextOutsideTranslations: Bool = false) {
    self.translations = translations
    self.hasTextOutsideTranslations = hasTextOutsideTranslations
  }

  public var isAbsent: Bool { translations.isEmpty }
}
