internal import Messages

typealias LocalizedText = CatalogueV1.LocalizedText

extension YAMLValue {
  /// A text with its translations: `{en: …, de: …}`.
  func localizedText() -> LocalizedText? {
    mapping { mapping in
      LocalizedText(
        translations: mapping.everything().compactMap { language, value, _ in
          value.text().map { CatalogueV1.Translation(language: language, text: $0) }
        })
    }
  }
}
