import Formats
import Patterns
import QuestionnaireSamples
import Questionnaires

/// Patterns with matching and non-matching texts.
enum PatternCases {
  private static let sources = [
    #"^[-+]?[0-9]*\.?[0-9]+([eE][-+]?[0-9]+)?$"#, "[A-Z]{2}[0-9]{3}", "(a|b)*c", "(a+)+",
    #"\p{Lu}\p{L}*"#, #"[^\d\s]+"#, #"\bword\b.*"#, #"[\u{1F600}-\u{1F64F}]+"#, "(?<y>x?){3,5}", "",
    #"[^\p{Nd}x]?"#, #"a\B.b$|^$"#, ".{2,3}?",
  ]
  private static let texts = [
    "", "-1.5e3", "1.", "AB123", "ab123", "ababc", "abab", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", "Ärger", "ärger", "word and more", "words", "😀😃",
    "xxx", "xxxxxx", "a.b", "a\nb", "\u{3000}", "٣", "é", "e\u{301}", "name@example.org",
    "http://example.org/a b", "https://example.org/", "+49 (731) 50-0", "49",
  ]

  private static let styles: [TextEntryDefinition.Style] = [.email, .url, .telephone]

  static let questionnaire = QuestionnaireDefinition(
    id: "patterns", title: Samples.text("Patterns"), defaultLanguage: "en",
    elements: sources.enumerated().map { position, source in
      Samples.question("p\(position)", .text(TextEntryDefinition(pattern: source)))
    }
      + styles.map { style in
        Samples.question(style.rawValue, .text(TextEntryDefinition(style: style)))
      })

  static var value: JSONValue {
    .array(
      questionnaire.elements.compactMap { element in
        guard case .text(let entry)? = element.question?.kind, let source = entry.effectivePattern,
          let pattern = try? TextPattern(source)
        else { return nil }
        return [
          "id": .string(element.id),
          "matches": .array(
            texts.map { [.string($0), .bool(pattern.matches($0))] }),
        ]
      })
  }
}
