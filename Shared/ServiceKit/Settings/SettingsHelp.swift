/// Settings that belong together, below a title.
public struct SettingsHelp: Sendable {
  var title: String
  var settings: [SettingHelp]

  /// A terminal's usual width. Lines that fill it would get an empty one behind them in some.
  private static let columns = 79
  private static let meaningColumn = 34

  init(_ title: String, _ settings: [SettingHelp]) {
    self.title = title
    self.settings = settings
  }

  /// Two columns, with a line feed at the end. A name that is too long for the first has a line of
  /// its own.
  var text: String {
    title + ":\n" + settings.map(Self.lines).joined()
  }

  private static func lines(_ setting: SettingHelp) -> String {
    let indented = "  " + setting.name
    let margin = String(repeating: " ", count: meaningColumn)
    var lines = wrapped(setting.meaning, columns: columns - meaningColumn).map { margin + $0 }
    if indented.count <= meaningColumn - 2 {
      lines[0] = indented + lines[0].dropFirst(indented.count)
    } else {
      lines.insert(contentsOf: wrapped(setting.name, columns: columns - 2).map { "  " + $0 }, at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// At least one line; a word that is longer than a line has one of its own.
  private static func wrapped(_ text: String, columns: Int) -> [String] {
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
