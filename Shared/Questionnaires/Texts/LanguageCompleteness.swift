/// How far a definition is translated into one language.
public struct LanguageCompleteness: Sendable, Hashable {
  public var language: String
  /// Texts with a translation into exactly this language.
  public var translated: Int
  /// Those of them whose source changed since.
  public var outdated: Int
  /// Texts there are.
  public var total: Int

  public var isComplete: Bool { translated == total && outdated == 0 }
}

extension LocalizedDefinition {
  /// Translations in any language whose source changed since.
  public var outdatedCount: Int {
    texts.reduce(0) { $0 + $1.text.translations.count { $0.isOutdated } }
  }

  /// Of the default language, the promised ones, and every other in which there is a text; in the
  /// order of their tags.
  public var completeness: [LanguageCompleteness] {
    let texts = texts
    var counts: [String: (translated: Int, outdated: Int)] = [:]
    for language in requiredLanguages { counts[language] = (0, 0) }
    for text in texts {
      // A language that stands twice in a text is one translation.
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
