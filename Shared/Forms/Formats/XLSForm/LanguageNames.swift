internal import Questionnaires

/// Language names of XLSForm: `Deutsch (de)`.
enum LanguageNames {
  /// Parses the tag in parentheses, the name of a language, or a plain tag.
  ///
  /// - Returns: nil for other texts.
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
    if let known = otherNames[lower] { return known }
    // Words that look like a tag of 4 to 8 letters are unknown language names.
    guard let tag = LanguageTag(name), name.prefix(while: { $0 != "-" }).count <= 3 else {
      return nil
    }
    return tag.description
  }

  /// Returns the language's own name and the tag.
  static func label(_ tag: String) -> String { "\(names[tag]?.own ?? tag) (\(tag))" }

  /// Returns the words for *yes* and *no*; English for unknown languages.
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
    "ti": ("Tigrinya", "ትግርኛ"), "om": ("Oromo", "Oromoo"), "rw": ("Kinyarwanda", "Ikinyarwanda"),
    "zu": ("Zulu", "isiZulu"), "xh": ("Xhosa", "isiXhosa"), "yo": ("Yoruba", "Yorùbá"),
    "ig": ("Igbo", "Igbo"), "af": ("Afrikaans", "Afrikaans"), "ps": ("Pashto", "پښتو"),
    "ku": ("Kurdish", "Kurdî"), "tl": ("Tagalog", "Tagalog"), "ms": ("Malay", "Bahasa Melayu"),
    "ta": ("Tamil", "தமிழ்"), "te": ("Telugu", "తెలుగు"), "mr": ("Marathi", "मराठी"),
    "gu": ("Gujarati", "ગુજરાતી"), "pa": ("Punjabi", "ਪੰਜਾਬੀ"), "km": ("Khmer", "ខ្មែរ"),
    "ht": ("Haitian Creole", "Kreyòl ayisyen"), "sq": ("Albanian", "Shqip"),
    "mk": ("Macedonian", "Македонски"), "bs": ("Bosnian", "Bosanski"),
    "et": ("Estonian", "Eesti"), "lv": ("Latvian", "Latviešu"), "lt": ("Lithuanian", "Lietuvių"),
    "ca": ("Catalan", "Català"), "hy": ("Armenian", "Հայերեն"), "ka": ("Georgian", "ქართული"),
  ]

  /// Other spellings in headers.
  private static let otherNames = [
    "tigrigna": "ti", "tigirigna": "ti", "oromiffa": "om", "afaan oromo": "om",
    "afaan oromoo": "om", "farsi": "fa", "dari": "prs", "castellano": "es", "filipino": "fil",
    "mandarin": "zh", "creole": "ht", "ukranian": "uk",
  ]

  /// Returns a tag for a language whose name is unknown: `und-x-klingoni`.
  ///
  /// - Parameter taken: tags of other languages.
  static func privateTag(_ name: String, taken: some Collection<String>) -> String {
    let letters = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let stem = letters.isEmpty ? "lang" : String(letters.prefix(8))
    var tag = "und-x-\(stem)"
    var number = 1
    while taken.contains(tag) {
      number += 1
      tag = "und-x-\(stem.prefix(5))\(number)"
    }
    return tag
  }
}
