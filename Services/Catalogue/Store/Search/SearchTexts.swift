internal import Questionnaires

/// The texts of a questionnaire as they are searched.
struct SearchTexts: Sendable {
  /// A part of the texts in one language.
  struct Part: Sendable, Hashable {
    var language: String
    var number: Int
    /// Title and description, in every part: words of the title and of a question are found together.
    var heading: String
    var body: String
  }

  /// Bytes of a part: even of words of three letters without a repetition PostgreSQL makes less than
  /// the mebibyte that a tsvector may have.
  static let partBytesMax = 48 << 10

  let parts: [Part]

  init(_ definition: QuestionnaireDefinition) {
    var headings: [String: String] = [:]
    var bodies: [String: [String]] = [:]
    for text in definition.texts {
      let isHeading = ["title", "description"].contains(text.key.description)
      for translation in text.text.translations {
        if isHeading {
          headings[translation.language, default: ""] += translation.text + "\n"
        } else {
          bodies[translation.language, default: []].append(translation.text)
        }
      }
    }
    parts = Set(headings.keys).union(bodies.keys).sorted().flatMap { language in
      Self.chunks(of: bodies[language] ?? []).enumerated().map { number, body in
        Part(
          language: language, number: number,
          heading: Self.prefix(of: headings[language] ?? "", bytes: Self.partBytesMax),
          body: body)
      }
    }
  }

  /// At least one, perhaps empty.
  private static func chunks(of texts: [String]) -> [String] {
    var chunks = [""]
    for text in texts {
      var rest = text[...]
      while !rest.isEmpty {
        let room = partBytesMax - (chunks.last?.utf8.count ?? 0)
        if rest.utf8.count + 1 <= room {
          chunks[chunks.count - 1] += rest + "\n"
          break
        }
        if chunks.last?.isEmpty == false {
          chunks.append("")
          continue
        }
        // One text longer than a part.
        let head = prefix(of: rest, bytes: partBytesMax)
        chunks[chunks.count - 1] = head
        rest = rest.dropFirst(head.count)
        if !rest.isEmpty { chunks.append("") }
      }
    }
    return chunks
  }

  /// As many characters as fit.
  private static func prefix(of text: some StringProtocol, bytes: Int) -> String {
    if text.utf8.count <= bytes { return String(text) }
    var count = 0
    return String(
      text.prefix { character in
        count += character.utf8.count
        return count <= bytes
      })
  }
}
