/// Plain text of a text with HTML, as REDCap and Kobo write it.
enum HTMLText {
  /// Returns a text whose ``plain(_:)`` is the given one.
  static func escaped(_ text: String) -> String {
    if plain(text) == text { return text }
    // By scalars: in a character, another scalar may stand before a `<`.
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Removes tags of HTML, with line breaks for those that end a line, and decodes entities.
  ///
  /// - Returns: the text itself if it has no tag, literal or escaped, or nothing else.
  static func plain(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    var hasTag = false
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      // A tag does not contain another one, so that each character is looked at once.
      let tag = rest.dropFirst().prefix { $0 != "<" }
      guard let end = tag.firstIndex(of: ">"), let name = name(of: tag[..<end])
      else {
        result += "<"
        rest = rest.dropFirst()
        continue
      }
      hasTag = true
      if lineEnds.contains(name) { result += "\n" }
      if name == "li" { result += "- " }
      // Cells of a table.
      if ["td", "th"].contains(name) { result += " " }
      rest = rest[end...].dropFirst()
    }
    guard hasTag else { return hasEscapedTag(text) ? decoded(text, marks) : text }
    let plain = lines(decoded(result + rest, spaces + marks))
    return plain.isEmpty ? text : plain
  }

  /// Returns the lower-case name of a known tag, `/p` for its end.
  private static func name(of content: Substring) -> String? {
    let name = content.prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
    let plain = name.hasSuffix("/") ? String(name.dropLast()) : name
    let known = plain.hasPrefix("/") ? String(plain.dropFirst()) : plain
    return tags.contains(known) ? plain : nil
  }

  /// Finds `&lt;b`, `&amp;lt;b`, ….
  private static func hasEscapedTag(_ text: String) -> Bool {
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      rest = rest[start...].dropFirst()
      var entity = rest.prefix(64)
      while entity.hasPrefix("amp;") { entity = entity.dropFirst(4) }
      if entity.hasPrefix("lt;"), name(of: entity.dropFirst(3)) != nil { return true }
    }
    return false
  }

  private static func decoded(_ text: String, _ entities: [(String, String)]) -> String {
    entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// Trims the lines, and keeps at most one empty line in a row.
  private static func lines(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = line.split(separator: " ").joined(separator: " ")
      if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static let lineEnds: Set<String> = [
    "br", "/p", "/div", "li", "/ul", "/ol", "/tr", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "hr",
  ]

  private static let tags: Set<String> = [
    "a", "b", "big", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "h4", "h5",
    "h6",
    "hr", "i", "img", "label", "li", "mark", "ol", "p", "s", "small", "span", "strong", "sub",
    "sup",
    "table", "tbody", "td", "th", "thead", "tr", "u", "ul",
  ]

  private static let spaces = [("&nbsp;", " "), ("\u{A0}", " ")]

  /// The ampersand last, so that `&amp;lt;` becomes `&lt;`.
  private static let marks = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&rsquo;", "\u{2019}"),
    ("&ndash;", "\u{2013}"), ("&amp;", "&"),
  ]
}
