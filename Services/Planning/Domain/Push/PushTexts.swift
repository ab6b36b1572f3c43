package import Fields

/// The texts of push messages by language.
package struct PushTexts: Sendable, Hashable {
  private let texts: [LanguageTag: PushText]
  private let fallback: PushText

  /// Default texts, used if the operator configures none.
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

  /// Creates texts configured by the operator. English is used if none of a participant's languages
  /// is available.
  ///
  /// - Returns: nil without an English text.
  package init?(_ texts: [LanguageTag: PushText]) {
    guard let fallback = texts[.english] else { return nil }
    self.init(texts: texts, fallback: fallback)
  }

  package var all: [PushText] { texts.sorted { $0.key < $1.key }.map(\.value) }

  /// Returns the text in the language, in the next more general one available (`de` for `de-AT`,
  /// RFC 4647 §3.4), or in English.
  package func text(in language: LanguageTag?) -> PushText {
    language?.lookupChain.lazy.compactMap { texts[$0] }.first ?? fallback
  }
}

/// Text of a push message on the screen. It does not identify the study, because other people may
/// see it.
package struct PushText: Sendable, Hashable {
  package var title: String
  package var body: String
}
