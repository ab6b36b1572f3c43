/// The mark of a consent text that was copied from another study and has to be reviewed.
public enum ConsentReview {
  /// Begins each translation.
  public static let marker = "[To be reviewed]"

  /// Returns the text with the marker before each translation that lacks it.
  public static func marking(_ text: TranslatedText) -> TranslatedText {
    TranslatedText(
      text.translations.map { translation in
        guard !isMarked(translation) else { return translation }
        var marked = translation
        marked.text = "\(marker) \(translation.text)"
        return marked
      })
  }

  /// Languages whose translation has the marker.
  public static func languages(in text: TranslatedText) -> [String] {
    text.translations.filter(isMarked).map(\.language)
  }

  private static func isMarked(_ translation: Translation) -> Bool {
    translation.text.hasPrefix(marker)
  }
}
