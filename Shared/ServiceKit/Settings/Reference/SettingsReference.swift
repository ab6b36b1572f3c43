/// The reference of a program's settings, generated from their definitions.
package struct SettingsReference {
  let program: String
  let registry: SettingsRegistry
  /// Whether the program is a service with a settings file.
  let isService: Bool

  /// - Parameter program: name of the program, e.g. `otolith-auth`.
  package init(program: String, registry: SettingsRegistry, isService: Bool = true) {
    self.program = program
    self.registry = registry
    self.isService = isService
  }

  /// Markdown with a final line feed.
  package var markdown: String {
    """
    # Settings of \(program)

    Written by `\(program) config --reference` from the definitions in the code.

    """ + (isService ? placesOfService : placesOfTool)
      + registry.groups.map { group in
        "\n## \(group.title)\n\n"
          + "| setting | values | default | takes effect | |\n|---|---|---|---|---|\n"
          + group.settings.map(Self.row).joined()
      }.joined()
  }

  private var placesOfTool: String {
    """
    Each setting is an environment variable, or a line `NAME=VALUE` in `\(ControlSetting.file)` for all users of
    the machine; the environment takes precedence. A secret may be given by a file that contains it in one line:
    `OTOLITH_…_FILE=PATH`. An empty value counts as unset.

    """
  }

  private var placesOfService: String {
    let example = RunningSetting.logLevel.definition
    return """
      A setting may be given in several places. The first one in this order takes effect:

      1. `--set \(example.name)=debug` on the command line (no secrets),
      2. the environment, `\(example.variable)=debug`,
      3. a credential of systemd (`LoadCredential=NAME:PATH`, a file in `$CREDENTIALS_DIRECTORY`) with the
         variable's name in lower case with hyphens, without `OTOLITH_` and `_FILE`: `database-url`,
      4. a settings file: `--config FILE`, or the file of `OTOLITH_CONFIG_FILE`, or
         `\(SettingsPlaces.usualFile(of: program))` if it exists.

      The file has the format of systemd's `EnvironmentFile=`: one `NAME=VALUE` per line. A line
      that begins with `#` is a comment. A value extends to the end of its line; one with a quote, a backslash
      or spaces at its ends must be in single quotes. Each name may occur once.

      In the environment and in the settings file, a secret may be given by a file that contains it in
      one line: `OTOLITH_…_FILE=PATH`. An empty value counts as unset. `\(program) config --effective`
      shows the values in effect and their sources; `\(program) check` shows all problems.

      Settings with "reload" take effect when the service gets SIGHUP (`systemctl reload`): it reads all
      settings again, applies none if one is invalid, and logs what changed and what needs
      a restart. Key sets and certificates are read again, too.

      """
  }

  /// Words of a choice are marked as such: one of them may be "required".
  private static func values(_ setting: SettingDefinition) -> String {
    guard case .choice(let words) = setting.kind else { return setting.kind.values }
    return words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func standard(_ setting: SettingDefinition) -> String {
    guard case .choice = setting.kind, case .value(let word) = setting.standard else {
      return setting.standard.text
    }
    return "`\(word)`"
  }

  private static func row(_ setting: SettingDefinition) -> String {
    var meaning = setting.meaning
    if setting.isSecret { meaning += ". Secret" }
    if let places = setting.otherPlaces { meaning += "; or \(places)" }
    let cells = [
      "`\(setting.variable)`", values(setting), standard(setting), setting.reload.text, meaning,
    ]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
}

extension SettingDefinition {
  /// Other sources of the value; nil without other sources.
  var otherPlaces: String? {
    let places = [
      fileVariable.map { "a file named by \($0)" },
      isSecret || kind == .file ? "the credential \(credential)" : nil,
    ].compactMap(\.self)
    return places.isEmpty ? nil : places.joined(separator: ", or ")
  }
}
