/// PostgreSQL's text search configurations, which reduce words of a language to their stems.
enum SearchConfiguration {
  /// Configuration for other languages: words without stemming.
  static let fallback = "simple"

  private static let byLanguage = [
    "ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek",
    "en": "english", "es": "spanish", "eu": "basque", "fi": "finnish", "fr": "french",
    "ga": "irish", "hi": "hindi", "hu": "hungarian", "hy": "armenian", "id": "indonesian",
    "it": "italian", "lt": "lithuanian", "nb": "norwegian", "ne": "nepali", "nl": "dutch",
    "nn": "norwegian", "no": "norwegian", "pt": "portuguese", "ro": "romanian", "ru": "russian",
    "sr": "serbian", "sv": "swedish", "ta": "tamil", "tr": "turkish", "yi": "yiddish",
  ]

  /// All configurations in use.
  static let all = Set(byLanguage.values).union([fallback]).sorted()

  /// - Parameter language: BCP 47 tag.
  static func name(for language: String) -> String {
    byLanguage[language.split(separator: "-").first.map(String.init) ?? ""] ?? fallback
  }
}
