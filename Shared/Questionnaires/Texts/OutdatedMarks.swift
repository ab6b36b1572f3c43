extension LocalizedDefinition {
  /// Marks the translations that were left as they are while their source changed.
  ///
  /// A translation is outdated when the text of the default language differs from the one in `old`
  /// and the translation does not, or when it was outdated in `old` and is still the same. A
  /// translation that changed is taken to follow the source. What is marked already stays so.
  public func markingOutdated(since old: Self) -> Self {
    let before = Dictionary(
      old.texts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
    let source = LanguageTag(defaultLanguage)?.description ?? defaultLanguage
    var marked = self
    marked.transformTexts { key, text in
      guard let earlier = before[key] else { return }
      let isSourceChanged = text[source] != earlier[source]
      for position in text.translations.indices {
        let translation = text.translations[position]
        guard translation.language != source,
          let known = earlier.translations.first(where: { $0.language == translation.language }),
          known.text == translation.text
        else { continue }
        text.translations[position].isOutdated =
          translation.isOutdated || isSourceChanged || known.isOutdated
      }
    }
    return marked
  }
}
