/// A text with `{{placeholder}}`, and with `{{#placeholder}}` … `{{/placeholder}}` around what is left out where
/// the value is empty: the part of Mustache that mails need.
struct MailTemplateText: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case text(String)
    case value(MailPlaceholder)
    /// Of one placeholder; sections are not nested.
    case start(MailPlaceholder)
    case end
  }

  /// How values are written.
  enum Form: Sendable, Hashable {
    /// In one line.
    case header
    /// Further lines of a value are indented as the first one is.
    case plain
    case html
  }

  let pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  var placeholders: Set<MailPlaceholder> {
    Set(
      pieces.compactMap { piece in
        if case .value(let placeholder) = piece { placeholder } else { nil }
      })
  }

  func rendered(_ values: [MailPlaceholder: String], as form: Form) -> String {
    var text = ""
    var isLeftOut = false
    for piece in pieces {
      switch piece {
      case .start(let placeholder): isLeftOut = values[placeholder, default: ""].isEmpty
      case .end: isLeftOut = false
      case .text(let words): if !isLeftOut { text += words }
      case .value(let placeholder):
        if !isLeftOut { Self.append(values[placeholder, default: ""], to: &text, as: form) }
      }
    }
    return text
  }

  private static func append(_ value: String, to text: inout String, as form: Form) {
    let lines = value.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    switch form {
    case .header: text += lines.joined(separator: " ")
    case .html: text += lines.map(escaped).joined(separator: "<br>\n")
    case .plain:
      let line = text.lastIndex(of: "\n").map { text[text.index(after: $0)...] } ?? text[...]
      let indentation = line.allSatisfy { $0 == " " } ? String(line) : ""
      text += lines.joined(separator: "\n" + indentation)
    }
  }

  /// As text and as the value of an attribute in quotes.
  private static func escaped(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
