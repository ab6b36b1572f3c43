internal import Questionnaires

/// Languages as XLSForm names them: `Deutsch (de)`.
enum LanguageNames {
  /// The tag in parentheses, or the name of a language, or a tag by itself.
  ///
  /// - Returns: nil when it is none of them.
  static func tag(_ name: String) -> String? {
    let name = name.trimmed
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
      let inner = name[name.index(after: open)...].dropLast()
      if let tag = LanguageTag(String(inner).trimmed) { return tag.description }
    }
    let lower = name.lowercased()
    if let known = names.first(where: {
      $0.value.english.lowercased() == lower || $0.value.own.lowercased() == lower
    }) {
      return known.key
    }
    // Words that look like a tag of 4 to 8 letters are names of languages that are not known.
    guard let tag = LanguageTag(name), name.prefix(while: { $0 != "-" }).count <= 3 else {
      return nil
    }
    return tag.description
  }

  /// How a language is written: its own name and the tag.
  static func label(_ tag: String) -> String { "\(names[tag]?.own ?? tag) (\(tag))" }

  /// How *yes* and *no* are written; English where the language is not known.
  static func yesAndNo(_ tag: String) -> (yes: String, no: String) {
    let language = tag.prefix { $0 != "-" }
    return answers[String(language)] ?? ("Yes", "No")
  }

  private static let answers: [String: (yes: String, no: String)] = [
    "en": ("Yes", "No"), "de": ("Ja", "Nein"), "fr": ("Oui", "Non"), "es": ("Sí", "No"),
    "pt": ("Sim", "Não"), "it": ("Sì", "No"), "nl": ("Ja", "Nee"), "da": ("Ja", "Nej"),
    "sv": ("Ja", "Nej"), "nb": ("Ja", "Nei"), "fi": ("Kyllä", "Ei"), "pl": ("Tak", "Nie"),
    "cs": ("Ano", "Ne"), "tr": ("Evet", "Hayır"), "ru": ("Да", "Нет"), "uk": ("Так", "Ні"),
    "el": ("Ναι", "Όχι"), "ar": ("نعم", "لا"), "zh": ("是", "否"), "ja": ("はい", "いいえ"),
  ]

  private static let names: [String: (english: String, own: String)] = [
    "en": ("English", "English"), "de": ("German", "Deutsch"), "fr": ("French", "Français"),
    "es": ("Spanish", "Español"), "pt": ("Portuguese", "Português"), "it": ("Italian", "Italiano"),
    "nl": ("Dutch", "Nederlands"), "da": ("Danish", "Dansk"), "sv": ("Swedish", "Svenska"),
    "nb": ("Norwegian", "Norsk"), "fi": ("Finnish", "Suomi"), "pl": ("Polish", "Polski"),
    "cs": ("Czech", "Čeština"), "sk": ("Slovak", "Slovenčina"), "hu": ("Hungarian", "Magyar"),
    "ro": ("Romanian", "Română"), "bg": ("Bulgarian", "Български"), "hr": ("Croatian", "Hrvatski"),
    "sr": ("Serbian", "Српски"), "sl": ("Slovenian", "Slovenščina"), "el": ("Greek", "Ελληνικά"),
    "tr": ("Turkish", "Türkçe"), "ru": ("Russian", "Русский"), "uk": ("Ukrainian", "Українська"),
    "ar": ("Arabic", "العربية"), "fa": ("Persian", "فارسی"), "he": ("Hebrew", "עברית"),
    "hi": ("Hindi", "हिन्दी"), "bn": ("Bengali", "বাংলা"), "ur": ("Urdu", "اردو"),
    "ne": ("Nepali", "नेपाली"), "id": ("Indonesian", "Bahasa Indonesia"),
    "vi": ("Vietnamese", "Tiếng Việt"),
    "th": ("Thai", "ไทย"), "zh": ("Chinese", "中文"), "ja": ("Japanese", "日本語"),
    "ko": ("Korean", "한국어"), "sw": ("Swahili", "Kiswahili"), "am": ("Amharic", "አማርኛ"),
    "so": ("Somali", "Soomaali"), "ha": ("Hausa", "Hausa"), "my": ("Burmese", "မြန်မာ"),
  ]
}
