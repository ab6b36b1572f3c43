extension LocalizedDefinition {
  /// Marks translations that stayed the same while their source changed.
  ///
  /// A translation becomes outdated if the text of the default language differs from that in `old`
  /// and the translation does not, or if it was outdated in `old` and is unchanged. A changed
  /// translation is assumed to follow the source. Existing marks stay.
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
