/// Translation progress of a definition in one language.
public struct LanguageCompleteness: Sendable, Hashable {
  public var language: String
  /// Number of texts translated into exactly this language.
  public var translated: Int
  /// Number of translations whose source changed afterwards.
  public var outdated: Int
  /// Total number of texts.
  public var total: Int

  public var isComplete: Bool { translated == total && outdated == 0 }
}

extension LocalizedDefinition {
  /// Number of translations in any language whose source changed afterwards.
  public var outdatedCount: Int {
    texts.reduce(0) { $0 + $1.text.translations.count { $0.isOutdated } }
  }

  /// Progress of the default language, the required ones and all others that occur, ordered by tag.
  public var completeness: [LanguageCompleteness] {
    let texts = texts
    var counts: [String: (translated: Int, outdated: Int)] = [:]
    for language in requiredLanguages { counts[language] = (0, 0) }
    for text in texts {
      // A language that occurs twice in a text counts once.
      var seen = Set<String>()
      for translation in text.text.translations where seen.insert(translation.language).inserted {
        counts[translation.language, default: (0, 0)].translated += 1
        if translation.isOutdated { counts[translation.language]?.outdated += 1 }
      }
    }
    return counts.sorted { $0.key < $1.key }.map {
      LanguageCompleteness(
        language: $0.key, translated: $0.value.translated, outdated: $0.value.outdated,
        total: texts.count)
    }
  }
}
