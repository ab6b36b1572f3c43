import Questionnaires

/// What Otolith says itself in a codebook, in the languages that it can say it in. Whoever asks for another one is told
/// in English.
public struct CodebookPhrase: Sendable, Hashable {
  /// The same in each language, without a stop.
  public typealias Words = (en: String, de: String)

  let text: TranslatedText

  public init(_ words: Words) {
    text = TranslatedText([
      Translation(language: "en", text: words.en), Translation(language: "de", text: words.de),
    ])
  }
}
