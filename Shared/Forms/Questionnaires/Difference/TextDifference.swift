/// Finds the languages in which texts changed.
enum TextDifference {
  /// Texts by their key.
  typealias Texts = [TextKey: TranslatedText]

  /// Languages in which texts changed, ordered by tag.
  struct Languages {
    /// A text changed or was removed.
    var reworded: [String]
    /// A text was added, and no existing text changed.
    var translated: [String]
  }

  static func languages(_ old: Texts, _ new: Texts) -> Languages {
    var reworded = Set<String>()
    var translated = Set<String>()
    for key in Set(old.keys).union(new.keys) {
      // Added or removed options do not reword the others; the scale reports them.
      if old[key] == nil || new[key] == nil, key.description.hasPrefix(optionPrefix) { continue }
      let before = byLanguage(old[key])
      let after = byLanguage(new[key])
      for language in Set(before.keys).union(after.keys)
      where before[language] != after[language] {
        // A new text without any earlier language is not a translation.
        if before[language] == nil, !before.isEmpty {
          translated.insert(language)
        } else {
          reworded.insert(language)
        }
      }
    }
    return Languages(
      reworded: reworded.sorted(), translated: translated.subtracting(reworded).sorted())
  }

  private static let optionPrefix = "options."

  /// Compares bytes, because Swift compares texts by canonical equivalence.
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
      texts[TextKey("lowest-pole")] = question.poles?.lowest
      texts[TextKey("highest-pole")] = question.poles?.highest
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
