/// PostgreSQL's text search configurations: how words of a language are reduced to their stems.
enum SearchConfiguration {
  /// For languages that have none: words as they are.
  static let fallback = "simple"

  private static let byLanguage = [
    "ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek",
    "en": "english", "es": "spanish", "eu": "basque", "fi": "finnish", "fr": "french",
    "ga": "irish", "hi": "hindi", "hu": "hungarian", "hy": "armenian", "id": "indonesian",
    "it": "italian", "lt": "lithuanian", "nb": "norwegian", "ne": "nepali", "nl": "dutch",
    "nn": "norwegian", "no": "norwegian", "pt": "portuguese", "ro": "romanian", "ru": "russian",
    "sr": "serbian", "sv": "swedish", "ta": "tamil", "tr": "turkish", "yi": "yiddish",
  ]

  /// All that occur.
  static let all = Set(byLanguage.values).union([fallback]).sorted()

  /// - Parameter language: BCP 47.
  static func name(for language: String) -> String {
    byLanguage[language.split(separator: "-").first.map(String.init) ?? ""] ?? fallback
  }
}
