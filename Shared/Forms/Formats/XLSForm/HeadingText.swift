internal import Questionnaires

/// Headlines are notes with a Markdown heading as text, which ODK renders.
enum HeadingText {
  static let level = 2

  /// - Returns: the number of `#` of a headline if it is not two.
  static func content(_ text: TranslatedText) -> (ElementDefinition.Content, level: Int?) {
    let levels = Set(text.translations.map { Self.level(of: $0.text) })
    guard levels.count == 1, let level = levels.first, level > 0 else {
      return (.text(text.mapTexts { $0.hasPrefix("\\#") ? String($0.dropFirst()) : $0 }), nil)
    }
    let headline = text.mapTexts { String($0.dropFirst(level)).trimmed }
    return (.headline(headline), level == Self.level ? nil : level)
  }

  static func headline(_ text: TranslatedText, level: Int) -> TranslatedText {
    text.mapTexts { String(repeating: "#", count: level) + " " + $0 }
  }

  /// Escapes the `#` of a text that would look like a heading.
  static func plain(_ text: TranslatedText) -> TranslatedText {
    text.mapTexts { level(of: $0) > 0 || $0.hasPrefix("\\#") ? "\\" + $0 : $0 }
  }

  private static func level(of text: String) -> Int {
    let count = text.prefix { $0 == "#" }.count
    return (1...6).contains(count) && text.dropFirst(count).first == " " ? count : 0
  }
}

extension TranslatedText {
  func mapTexts(_ transform: (String) -> String) -> TranslatedText {
    var copy = self
    for position in copy.translations.indices {
      copy.translations[position].text = transform(copy.translations[position].text)
    }
    return copy
  }
}
