/// Text within HTML that is well-formed XML, too.
enum Markup {
  /// As ``PlainLine``: a control character would be no XML.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainLine.text(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Neither of them is a character of XML.
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// - Parameters:
  ///   - heading: of the columns; the first one names the rows.
  ///   - rows: one cell for each column.
  static func table(_ caption: String, _ heading: [String], _ rows: [[String]]) -> String {
    var lines = ["<table>", "<caption>\(escaped(caption))</caption>"]
    let columns = heading.map { #"<th scope="col">\#(escaped($0))</th>"# }.joined()
    lines.append("<thead><tr>\(columns)</tr></thead>")
    lines.append("<tbody>")
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        column == 0
          ? #"<th scope="row">\#(escaped(cell))</th>"# : "<td>\(escaped(cell))</td>"
      }
      lines.append("<tr>\(cells.joined())</tr>")
    }
    return (lines + ["</tbody>", "</table>"]).joined(separator: "\n")
  }

  /// A part of a page that may be longer than its place: scrolled by keys, too.
  static func scrolled(_ name: String, _ contents: String) -> String {
    """
    <div class="scrolled" role="region" tabindex="0" aria-label="\(escaped(name))">
    \(contents)
    </div>
    """
  }
}
