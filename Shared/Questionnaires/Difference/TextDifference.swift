/// Tells in which languages texts differ.
enum TextDifference {
  /// By the place in which a text stands.
  typealias Texts = [TextKey: TranslatedText]

  /// - Returns: in the order of their tags.
  static func languages(_ old: Texts, _ new: Texts) -> [String] {
    var languages = Set<String>()
    for key in Set(old.keys).union(new.keys) {
      // An option that comes or goes is no rewording of the others; the scale tells of it.
      if old[key] == nil || new[key] == nil, key.description.hasPrefix(optionPrefix) { continue }
      let before = byLanguage(old[key])
      let after = byLanguage(new[key])
      for language in Set(before.keys).union(after.keys)
      where before[language] != after[language] {
        languages.insert(language)
      }
    }
    return languages.sorted()
  }

  private static let optionPrefix = "options."

  /// By bytes: Swift compares texts by canonical equivalence.
  private static func byLanguage(_ text: TranslatedText?) -> [String: [UInt8]] {
    Dictionary(
      (text?.translations ?? []).map { ($0.language, Array($0.text.utf8)) },
      uniquingKeysWith: { first, _ in first })
  }

  static func texts(of element: ElementDefinition, kind: QuestionDefinition.Kind?) -> Texts {
    var texts: Texts = [:]
    switch element.content {
    case .headline(let text), .text(let text): texts[TextKey("text")] = text
    case .group(let group): texts[TextKey("text")] = group.title
    case .question(let question):
      texts[TextKey("text")] = question.text
      texts[TextKey("description")] = question.description
      var copy = kind
      copy?.transformTexts(TextKey("")) { key, text in texts[key] = text }
    case .pageBreak, nil: break
    }
    return texts
  }

  static func withoutTexts(_ kind: QuestionDefinition.Kind?) -> QuestionDefinition.Kind? {
    var copy = kind
    copy?.transformTexts(TextKey("")) { _, text in text = TranslatedText() }
    return copy
  }
}
