internal import Questionnaires

extension ManikinDefinition {
  /// What stands at 1 and at 9, in those languages alone: a word in another one would become a language of
  /// the file. English where there is none in them.
  func ends(in languages: Set<String>) -> (lowest: TranslatedText, highest: TranslatedText) {
    func reduced(_ label: TranslatedText) -> TranslatedText {
      let known = label.translations.filter { languages.contains($0.language) }
      return TranslatedText(
        known.isEmpty ? label.translations.filter { $0.language == "en" } : known)
    }
    return (reduced(shownLowestLabel), reduced(shownHighestLabel))
  }
}
