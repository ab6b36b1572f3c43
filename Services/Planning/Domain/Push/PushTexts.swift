package import Fields

/// The texts of push messages by language.
package struct PushTexts: Sendable, Hashable {
  private let texts: [LanguageTag: PushText]
  private let fallback: PushText

  /// What is said where the operator gave no texts.
  package static let shipped = PushTexts(
    texts: [
      german: PushText(
        title: "Ein paar Fragen warten",
        body: "Bitte nehmen Sie sich einen Moment Zeit und öffnen Sie die App."),
      .english: shippedEnglish,
    ], fallback: shippedEnglish)

  private static let german = LanguageTag(recorded: "de")
  private static let shippedEnglish = PushText(
    title: "A few questions are waiting", body: "Please take a moment and open the app.")

  private init(texts: [LanguageTag: PushText], fallback: PushText) {
    self.texts = texts
    self.fallback = fallback
  }

  /// An operator's own; whoever has none of the languages is told in English.
  ///
  /// - Returns: nil without English.
  package init?(_ texts: [LanguageTag: PushText]) {
    guard let fallback = texts[.english] else { return nil }
    self.init(texts: texts, fallback: fallback)
  }

  package var all: [PushText] { texts.sorted { $0.key < $1.key }.map(\.value) }

  /// In the language itself, in the next wider one that there is (`de` for `de-AT`, RFC 4647 §3.4), or in
  /// English.
  package func text(in language: LanguageTag?) -> PushText {
    language?.lookupChain.lazy.compactMap { texts[$0] }.first ?? fallback
  }
}
