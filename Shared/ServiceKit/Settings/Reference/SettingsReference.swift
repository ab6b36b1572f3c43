import FoundationEssentials

/// All settings of a program, as its operator reads them: written from the definitions alone.
package struct SettingsReference {
  let program: String
  let registry: SettingsRegistry
  /// Whether it has a file of settings, and all that a service has.
  let isService: Bool

  /// - Parameter program: `otolith-auth`, …
  package init(program: String, registry: SettingsRegistry, isService: Bool = true) {
    self.program = program
    self.registry = registry
    self.isService = isService
  }

  // MARK: - For a terminal

  /// With a line feed at the end.
  package var text: String {
    registry.groups.map { group in
      group.title + "\n" + group.settings.map(Self.paragraph).joined()
    }.joined(separator: "\n")
  }

  private static func paragraph(_ setting: SettingDefinition) -> String {
    var facts = [setting.facts, "takes effect: \(setting.reload.text)"]
    if setting.isSecret { facts.append("secret") }
    if let places = setting.otherPlaces { facts.append("or \(places)") }
    let lines =
      TextColumn.wrapped(setting.meaning, columns: 75)
      + TextColumn.wrapped(facts.filter { !$0.isEmpty }.joined(separator: "; "), columns: 75)
    return "  \(setting.variable)\n" + lines.map { "    \($0)\n" }.joined()
  }

  // MARK: - For documents

  /// With a line feed at the end.
  package var markdown: String {
    """
    # Settings of \(program)

    Written by `\(program) config --reference --format markdown` from the definitions in the code.

    """ + (isService ? placesOfService : placesOfTool)
      + registry.groups.map { group in
        "\n## \(group.title)\n\n"
          + "| setting | values | default | takes effect | |\n|---|---|---|---|---|\n"
          + group.settings.map(Self.row).joined()
      }.joined()
  }

  private var placesOfTool: String {
    """
    Each is an environment variable; a secret may be given by a file that holds it alone, in one line:
    `OTOLITH_…_FILE=PATH`. An empty value counts as none.

    """
  }

  private var placesOfService: String {
    let example = RunningSetting.logLevel.definition
    return """
      A setting may be given in several places. Of these, the first that gives it counts:

      1. `--set \(example.name)=debug` on the command line (no secrets),
      2. the environment, `\(example.variable)=debug`,
      3. a credential of systemd (`LoadCredential=NAME:PATH`, a file in `$CREDENTIALS_DIRECTORY`) of the
         variable's name in lower case with hyphens, without `OTOLITH_` and `_FILE`: `database-url`,
      4. a file of settings: `--config FILE`, or what `OTOLITH_CONFIG_FILE` names, or
         `\(SettingsPlaces.usualFile(of: program))` where there is one.

      The file has lines as the environment has them, and as systemd's `EnvironmentFile=` takes them. A line
      that begins with `#` says nothing. A value goes to the end of its line; one with a quote, a backslash
      or spaces at its ends stands in single quotes as a whole. A name stands once.

      A secret may be given by a file that holds it alone, in one line, in the environment and in the file
      of settings: `OTOLITH_…_FILE=PATH`. An empty value counts as none. `\(program) config --effective`
      tells what is in effect, and which place gave it; `\(program) check` all that is wrong.

      What takes effect at a reload does so when the service gets SIGHUP (`systemctl reload`): it reads all
      of them again, takes none over where one is wrong, and tells in its log what changed and what waits
      for a restart. Key sets and certificates are then read again, too.

      """
  }

  private static func row(_ setting: SettingDefinition) -> String {
    var meaning = setting.meaning
    if setting.isSecret { meaning += ". Secret" }
    if let places = setting.otherPlaces { meaning += "; or \(places)" }
    let cells = [
      "`\(setting.variable)`", setting.kind.values, setting.standard.text, setting.reload.text,
      meaning,
    ]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }

  // MARK: - For programs

  private struct Entry: Encodable {
    var group: String
    var variable: String
    var name: String
    var kind: String
    var minimum: Int?
    var maximum: Int?
    var unit: String?
    var choices: [String]?
    var `default`: String?
    var defaultText: String?
    var isRequired: Bool
    var takesEffect: String
    var isSecret: Bool
    var fileVariable: String?
    var credential: String
    var meaning: String
  }

  /// An array with an object for each setting, in snake case; with a line feed at the end.
  package var json: String {
    let entries = registry.groups.flatMap { group in
      group.settings.map { Self.entry($0, in: group.title) }
    }
    return JSONText.of(entries)
  }

  private static func entry(_ setting: SettingDefinition, in group: String) -> Entry {
    var entry = Entry(
      group: group, variable: setting.variable, name: setting.name, kind: setting.kind.word,
      isRequired: false, takesEffect: setting.reload.rawValue, isSecret: setting.isSecret,
      fileVariable: setting.fileVariable, credential: setting.credential, meaning: setting.meaning)
    switch setting.kind {
    case .integer(let range, let unit):
      entry.minimum = range.lowerBound
      entry.maximum = range.upperBound
      entry.unit = unit
    case .choice(let words): entry.choices = words
    default: break
    }
    switch setting.standard {
    case .value(let value): entry.default = value
    case .otherwise(let text): entry.defaultText = text
    case .nothing: break
    case .required(let when, _):
      entry.isRequired = when == nil
      entry.defaultText = when.map { "required \($0)" }
    }
    return entry
  }
}

extension SettingDefinition {
  /// Where else its value may come from; nil: nowhere.
  var otherPlaces: String? {
    let places = [
      fileVariable.map { "a file that \($0) names" },
      isSecret || kind == .file ? "the credential \(credential)" : nil,
    ].compactMap(\.self)
    return places.isEmpty ? nil : places.joined(separator: ", or ")
  }
}
