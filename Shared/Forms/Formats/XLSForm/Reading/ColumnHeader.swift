/// The header of a column: `label::Deutsch (de)`, `relevant`, `media::image::English (en)`.
struct ColumnHeader: Sendable, Hashable {
  /// Name in the XLSForm reference.
  var name: String
  /// Language as written; nil for columns without a language, or of the default one.
  var language: String?

  /// Columns that may occur once per language.
  static let translatable: Set<String> = [
    "label", "hint", "guidance_hint", "constraint_message", "required_message", "image", "audio",
    "video", "big-image",
  ]

  init(name: String, language: String? = nil) {
    self.name = name
    self.language = language
  }

  /// Parses a header like pyxform: ignoring case, with names of older forms, and with `:` for `::`.
  init(_ text: String) {
    let text = text.trimmed
    var parts = Self.split(text, at: "::")
    if parts.count == 1, let colon = text.firstIndex(of: ":") {
      let first = Self.canonical(String(text[..<colon]).trimmed)
      if Self.translatable.contains(first) || first == "media" {
        parts = Self.split(text, at: ":")
      }
    }
    if parts.count > 1, ["media", "bind", "control", "body"].contains(parts[0].lowercased()) {
      parts.removeFirst()
    }
    name = Self.canonical(parts[0])
    if parts.count > 1 {
      if Self.translatable.contains(name) {
        language = parts[1...].joined(separator: "::")
      } else {
        name = parts.joined(separator: "::").lowercased()
      }
    }
  }

  private static func split(_ text: String, at separator: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]).trimmed)
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest).trimmed]
  }

  private static func canonical(_ name: String) -> String {
    let name = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: "_")
    return aliases[name] ?? name
  }

  private static let aliases = [
    "caption": "label", "relevance": "relevant", "calculate": "calculation",
    "jr:constraintmsg": "constraint_message", "constraint_msg": "constraint_message",
    "constraintmsg": "constraint_message", "jr:requiredmsg": "required_message",
    "readonly": "read_only", "list": "list_name", "listname": "list_name", "repeat": "repeat_count",
    "jr:count": "repeat_count", "count": "repeat_count", "command": "type", "tag": "name",
    "title": "form_title", "set_form_title": "form_title", "id_string": "form_id",
    "set_form_id": "form_id", "jr:preload": "preload",
  ]
}
