import Questionnaires

/// The texts of a questionnaire for the search.
struct SearchTexts: Sendable {
  /// A part of the texts in one language.
  struct Part: Sendable, Hashable {
    var language: String
    var number: Int
    /// Title and description, repeated in every part, so that their words match together with a
    /// question's.
    var heading: String
    var body: String
  }

  /// Maximum size of a part in bytes. Even for distinct words of three letters, the tsvector stays
  /// below PostgreSQL's limit of one mebibyte.
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

  /// Returns at least one chunk, possibly empty.
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
        // The text is longer than a part.
        let head = prefix(of: rest, bytes: partBytesMax)
        chunks[chunks.count - 1] = head
        rest = rest.dropFirst(head.count)
        if !rest.isEmpty { chunks.append("") }
      }
    }
    return chunks
  }

  /// Returns as many characters as fit.
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
