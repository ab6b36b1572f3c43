public import Messages
public import Questionnaires

extension TranslatedText {
  public init(_ message: CatalogueV1.LocalizedText?) {
    self.init(
      (message?.translations ?? []).map {
        Translation(language: $0.language, text: $0.text, isOutdated: $0.outdated)
      },
      hasTextOutsideTranslations: message.map { !$0.text.isEmpty || !$0.language.isEmpty } ?? false)
  }
}

extension CatalogueV1.LocalizedText {
  /// Returns nil if the text is absent.
  public init?(_ text: TranslatedText) {
    guard !text.isAbsent else { return nil }
    self.init(
      translations: text.translations.map {
        CatalogueV1.Translation(
          language: $0.language, text: $0.text, outdated: $0.isOutdated)
      })
  }
}
