/// A group of settings in `--help`.
package struct SettingsHelp {
  package let group: SettingsGroup

  package init(group: SettingsGroup) {
    self.group = group
  }

  /// Width of a line; some terminals add an empty line after 80 columns.
  private static let columns = 79
  private static let meaningColumn = 34

  /// Two columns with a final line feed; a name too long for the first gets its own line.
  package var text: String {
    group.title + ":\n"
      + group.settings.map {
        Self.lines($0.variable, [$0.meaning, $0.facts].filter { !$0.isEmpty })
      }.joined()
  }

  /// - Parameter meaning: the description, then values and default.
  private static func lines(_ name: String, _ meaning: [String]) -> String {
    let indented = "  " + name
    let margin = String(repeating: " ", count: meaningColumn)
    let text = meaning[0] + meaning.dropFirst().map { " (\($0))" }.joined()
    var lines = TextColumn.wrapped(text, columns: columns - meaningColumn).map { margin + $0 }
    if indented.count <= meaningColumn - 2 {
      lines[0] = indented + lines[0].dropFirst(indented.count)
    } else {
      lines.insert(
        contentsOf: TextColumn.wrapped(name, columns: columns - 2).map { "  " + $0 }, at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Wraps text to a terminal column.
enum TextColumn {
  /// Returns at least one line; a word longer than a line gets its own.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
