/// Which language comes next where a text has none that was asked for.
public enum LanguageFallback: String, Sendable, Hashable, CaseIterable {
  /// English, then the default language (SON NFA03).
  case english
  /// The default language, then English.
  case defaultLanguage = "default-language"
}
