/// A text with `{{placeholder}}`, and with `{{#placeholder}}` … `{{/placeholder}}` around parts
/// that are left out if the value is empty: the subset of Mustache that mails need.
struct MailTemplateText: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case text(String)
    case value(MailPlaceholder)
    /// Start of a section; sections are not nested.
    case start(MailPlaceholder)
    case end
  }

  /// How values are written.
  enum Form: Sendable, Hashable {
    /// A single line.
    case header
    /// Further lines of a value get the indentation of the first.
    case plain
    case html
  }

  let pieces: [Piece]

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

  /// Escapes text for HTML content and quoted attribute values.
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

/// A placeholder for a value in a template.
enum MailPlaceholder: String, Sendable, Hashable, CaseIterable {
  /// Name of the gateway: `OTOLITH_MAIL_NAME`.
  case name
  case username
  case code
  /// Link ending with the code; empty if no link base is configured.
  case link
  /// A study's title in the language of the mail.
  case study
  /// Titles of the studies that an invited account leads, a line each; empty for other staff.
  case studies
  /// A leader's reason, possibly several lines or empty.
  case reason
  /// Title of a newsletter.
  case title
  /// Text of a newsletter or an alert, several lines.
  case text
  /// Pseudonym of the participant whom an alert is about.
  case participant
  /// Channel of an alert that was not acknowledged in time; empty for others.
  case channel
  /// Number of join requests that wait for a decision; empty for none.
  case requests
  /// Number of new messages to the team; empty for none.
  case messages

  /// Whether the value may be empty. Such a placeholder is allowed only inside its section, so that
  /// the surrounding words can be left out.
  var isOptional: Bool {
    [.link, .reason, .studies, .channel, .requests, .messages].contains(self)
  }
}
