/// A group of settings as `--help` lists it.
struct SettingsHelp {
  let group: SettingsGroup

  /// A terminal's usual width. Lines that fill it would get an empty one behind them in some.
  private static let columns = 79
  private static let meaningColumn = 34

  /// Two columns, with a line feed at the end. A name that is too long for the first has a line of
  /// its own. The settings of the log that a service moves away from are those of its log again, and named
  /// together.
  var text: String {
    let previous = BusSettings.previousPrefix
    let isPrevious = { (setting: SettingDefinition) in setting.key.hasPrefix(previous) }
    var lines = group.settings.filter { !isPrevious($0) }
      .map { Self.lines($0.variable, [$0.meaning, $0.facts].filter { !$0.isEmpty }) }
    if group.settings.contains(where: isPrevious) {
      lines.append(
        Self.lines(
          SettingsReader.variable(previous) + "…",
          [
            "the same settings of the log that this service moves away from; "
              + SettingsReader.variable(previous + "transport") + " makes them count"
          ]))
    }
    return group.title + ":\n" + lines.joined()
  }

  /// - Parameter meaning: what it is for, and its values and default.
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
