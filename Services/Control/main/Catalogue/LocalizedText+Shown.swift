import Messages

extension CatalogueV1.LocalizedText {
  /// In the language of the answer, else in the first one that there is; "-" for none.
  var shown: String {
    if !text.isEmpty { return text }
    return translations.first?.text ?? "-"
  }
}
