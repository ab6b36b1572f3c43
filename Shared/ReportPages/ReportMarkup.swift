/// Parts of a page. Every text of a study goes through ``escaped(_:)``.
package enum ReportMarkup {
  /// A cell of a table.
  package enum Cell {
    case text(String)
    /// A number or another short value, aligned to the right.
    case value(String)
    /// A share from 0 to 1 as a bar, beside its text in another cell.
    case bar(Double)
    /// Shares from 0 to 1 as a strip of fields, nil for none, beside their sum in other cells.
    case strip([Double?])
  }

  /// Escapes a text for contents and attributes. Control characters, which no document may contain,
  /// are replaced.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped += " "
      default:
        let isControl = scalar.properties.generalCategory == .control
        escaped.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }

  /// A text of a study, whose direction does not affect its neighbours.
  package static func foreign(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

  /// - Parameters:
  ///   - caption: shown above the table, unless empty.
  ///   - details: title of a part that is closed at first, for long tables; nil for an open table.
  package static func table(
    _ caption: String, _ head: [String], _ rows: [[Cell]], details: String? = nil
  ) -> String {
    let headings = head.enumerated().map { place, text in
      let isText = rows.first.map { isTextual($0, place) } ?? true
      return "<th scope=\"col\"\(isText ? "" : " class=\"n\"")>\(escaped(text))</th>"
    }.joined()
    let body = rows.map {
      "<tr>\($0.enumerated().map { cell($1, isFirst: $0 == 0) }.joined())</tr>"
    }
    .joined(separator: "\n")
    let title = caption.isEmpty ? "" : "<caption>\(escaped(caption))</caption>"
    let isNarrow = head.count <= 4 && !(rows.first.map { isTextual($0, 1) } ?? true)
    let table = """
      <div class="t"><table\(isNarrow ? " class=\"s\"" : "")>\(title)
      <thead><tr>\(headings)</tr></thead>
      <tbody>
      \(body)
      </tbody></table></div>
      """
    guard let details else { return table }
    return "<details><summary>\(escaped(details))</summary>\n\(table)\n</details>"
  }

  private static func isTextual(_ row: [Cell], _ place: Int) -> Bool {
    guard row.indices.contains(place), case .value = row[place] else { return true }
    return false
  }

  private static func cell(_ cell: Cell, isFirst: Bool) -> String {
    switch cell {
    case .text(let text):
      isFirst ? "<th scope=\"row\">\(foreign(text))</th>" : "<td>\(foreign(text))</td>"
    case .value(let text): "<td class=\"n\">\(escaped(text))</td>"
    case .bar(let share):
      """
      <td class="b"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">\
      <rect class="track" width="100" height="10"/><rect class="fill" width="\(percent(share))" \
      height="10"/></svg></td>
      """
    case .strip(let shares): strip(shares)
    }
  }

  private static func strip(_ shares: [Double?]) -> String {
    let fields = shares.enumerated().map { place, share in
      guard let share else { return "" }
      let track = "<rect class=\"track\" x=\"\(place)\" width=\".9\" height=\"1\"/>"
      guard share > 0 else { return track }
      let opacity = ReportWords.decimal(0.2 + 0.8 * min(share, 1), decimals: 2)
      return
        "\(track)<rect class=\"fill\" x=\"\(place)\" width=\".9\" height=\"1\" opacity=\"\(opacity)\"/>"
    }.joined()
    return """
      <td class="d"><svg viewBox="0 0 \(max(shares.count, 1)) 1" preserveAspectRatio="none" \
      aria-hidden="true">\(fields)</svg></td>
      """
  }

  private static func percent(_ share: Double) -> String {
    ReportWords.decimal(share.isFinite ? min(max(share, 0), 1) * 100 : 0, decimals: 1)
  }

  /// A list of facts with names.
  package static func facts(_ facts: [(name: String, text: String)]) -> String {
    "<dl>"
      + facts.map { "<dt>\(escaped($0.name))</dt><dd>\(escaped($0.text))</dd>" }.joined(
        separator: "\n")
      + "</dl>"
  }

  /// A page without scripts and without any other file.
  ///
  /// - Parameters:
  ///   - title: plain text, in the language of the words.
  ///   - style: rules of this page beside those of all.
  ///   - header: the contents of its header, as markup.
  ///   - sections: its parts, as markup; empty ones are left out.
  package static func page(
    _ say: ReportWords, title: String, style: String = "", header: String, sections: [String]
  ) -> String {
    """
    <!doctype html>
    <html lang="\(say.language)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title))</title>
    <style>
    \(style.isEmpty ? ReportStyle.css : "\(ReportStyle.css)\n\(style)")
    </style>
    </head>
    <body>
    <header>\(header)</header>
    <main>
    \(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  package static func paragraph(_ text: String, isNote: Bool = false) -> String {
    "<p\(isNote ? " class=\"note\"" : "")>\(escaped(text))</p>"
  }
}
