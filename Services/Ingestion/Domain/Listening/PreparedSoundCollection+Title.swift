internal import Fields
internal import Questionnaires

extension PreparedSoundCollection {
  /// What a sound is called; nil where the version has none of this id, or no title.
  ///
  /// - Parameter language: BCP 47; empty, or where there is no such title: English, then the collection's own.
  package func title(of soundID: String, in language: String) -> String? {
    let lookup = LanguageLookup(
      requested: LanguageTag(language), studyDefault: "", questionnaireDefault: defaultLanguage)
    guard let translations = sounds[soundID]?.title.translations,
      let chosen = lookup.choose(among: translations.map(\.language))
    else { return nil }
    return translations[chosen].text
  }
}
