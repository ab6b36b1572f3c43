/// A study's title in its languages, for mails.
struct StudyTitle: Sendable, Hashable {
  struct Translation: Sendable, Hashable {
    var language: String
    var text: String
    /// Whether the catalogue marks the translation as outdated; only stored.
    var isOutdated: Bool = false
  }

  var translations: [Translation]

  /// Returns the title in the language, a less specific one, English, or any; nil if there is no
  /// text.
  func chosen(for language: String) -> String? {
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    for wanted in [language, primary, "en"] {
      let found = translations.first { $0.language.lowercased() == wanted.lowercased() }
      if let found, !found.text.isEmpty { return found.text }
    }
    return translations.first.flatMap { $0.text.isEmpty ? nil : $0.text }
  }
}

extension [String: StudyTitle] {
  /// Returns the titles of studies in a language, each in one line and sorted; the id of a study
  /// whose title has not arrived.
  func lines(of studyIDs: Set<String>, in language: String) -> [String] {
    studyIDs.map { id in
      let title = self[id]?.chosen(for: language) ?? id
      return title.split(whereSeparator: \.isNewline).joined(separator: " ")
    }.sorted()
  }
}

/// A study as far as it is known to this service.
struct KnownStudy: Sendable {
  var revision: Int
  var terms: StudyTerms
  /// Hash of the password; nil without password access, and until its event has arrived.
  var accessPasswordHash: String?
  /// Title of the study; nil until it has arrived.
  var title: StudyTitle?
}
