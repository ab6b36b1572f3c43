internal import Questionnaires

/// The languages of a questionnaire and their fallbacks.
struct PreviewLanguages {
  /// Languages in canonical case: the default one, the required ones, then others in text order.
  let all: [String]
  private let defaultLanguage: String

  init(_ questionnaire: QuestionnaireDefinition) {
    defaultLanguage = questionnaire.defaultLanguage
    var seen = Set<String>()
    var languages: [String] = []
    let used = questionnaire.texts.lazy.flatMap(\.text.translations).map(\.language)
    for language in questionnaire.requiredLanguages + Array(Set(used)).sorted() {
      let tag = Self.canonical(language)
      if LanguageTag(tag) != nil, seen.insert(tag).inserted { languages.append(tag) }
    }
    // A required language without texts is not offered.
    let existing = Set(used.map(Self.canonical))
    let present = languages.filter(existing.contains)
    all = present.isEmpty ? ["en"] : present
  }

  static func canonical(_ language: String) -> String {
    LanguageTag(language)?.description ?? language
  }

  private func lookup(_ language: String) -> LanguageLookup {
    LanguageLookup(
      requested: LanguageTag(language), studyDefault: "", questionnaireDefault: defaultLanguage)
  }

  /// Returns the languages to search for a text, in order of preference.
  func candidates(for language: String) -> [String] { lookup(language).candidates }

  /// - Parameter language: empty for the default language.
  func nearest(to language: String) -> String {
    let wanted = language.isEmpty ? defaultLanguage : language
    return lookup(wanted).choose(among: all).map { all[$0] } ?? all[0]
  }

  /// Whether another language replaces this one. American English does not count as a replacement
  /// for English.
  func isMissing(from text: TranslatedText, _ language: String) -> Bool {
    let languages = text.translations.map { Self.canonical($0.language) }
    guard let found = lookup(language).choose(among: languages) else { return false }
    return Self.spoken(languages[found]) != Self.spoken(language)
  }

  private static func spoken(_ language: String) -> Substring { language.prefix { $0 != "-" } }

  func text(of text: TranslatedText, in language: String) -> String {
    let languages = text.translations.map { Self.canonical($0.language) }
    return lookup(language).choose(among: languages).map { text.translations[$0].text } ?? ""
  }
}
