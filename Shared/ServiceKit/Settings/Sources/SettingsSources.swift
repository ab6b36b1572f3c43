/// All places where an operator may have set something, as they were when they were read.
public struct SettingsSources: Sendable {
  /// `--set`, by variable.
  var flags: [String: String] = [:]
  var environment: [String: String]
  /// systemd's `CREDENTIALS_DIRECTORY`; nil: there is none.
  var credentials: String?
  /// Nil: none is named, and there is none at its usual place.
  var file: SettingsFile?
  /// What is wrong with the places themselves, a sentence for each.
  var problems: [String] = []

  /// The environment alone, and the credentials that it names.
  public init(environment: [String: String]) {
    self.environment = environment
    credentials = Credentials(environment: environment)?.folder
  }

  /// What a setting is set to, by the first that sets it; nil: nobody does, or what they name cannot be
  /// read. An empty value counts as none.
  func value(of setting: SettingDefinition) -> (value: SettingValue?, problem: String?) {
    for (layer, source) in [(flags, SettingSource.flag), (environment, .environment)] {
      let found = lookUp(setting, "the \(source.text)") { layer[$0].map { ($0, source) } }
      if found.value != nil || found.problem != nil { return found }
    }
    let found = credential(setting)
    if found.value != nil || found.problem != nil { return found }
    guard let file else { return (nil, nil) }
    return lookUp(setting, file.path) { variable in
      file.entries[variable].map { ($0.value, .file(path: file.path, line: $0.line)) }
    }
  }

  /// In one place, by itself or by a file that it names.
  private func lookUp(
    _ setting: SettingDefinition, _ place: String,
    _ given: (String) -> (text: String, source: SettingSource)?
  ) -> (value: SettingValue?, problem: String?) {
    let own = given(setting.variable).flatMap { $0.text.isEmpty ? nil : $0 }
    let named = setting.fileVariable.flatMap(given).flatMap { $0.text.isEmpty ? nil : $0 }
    if own != nil, named != nil, let variable = setting.fileVariable {
      return (nil, "\(setting.variable) and \(variable) are both set in \(place): give one")
    }
    if let own { return (SettingValue(text: own.text, source: own.source), nil) }
    guard let named, let variable = setting.fileVariable else { return (nil, nil) }
    let (text, problem) = SmallFile.line(of: named.text)
    if let text {
      return (SettingValue(text: text, source: named.source, secretFile: named.text), nil)
    }
    return (nil, "\(variable): \(named.text) \(problem ?? "cannot be read")")
  }

  private func credential(
    _ setting: SettingDefinition
  ) -> (value: SettingValue?, problem: String?) {
    guard let credentials else { return (nil, nil) }
    let name = setting.credential
    let path = "\(credentials)/\(name)"
    guard SmallFile.exists(path) else { return (nil, nil) }
    let source = SettingSource.credential(path: path)
    // Whoever reads the file that is named tells what is wrong with it.
    if setting.kind == .file { return (SettingValue(text: path, source: source), nil) }
    let (text, problem) = SmallFile.line(of: path)
    if let text { return (SettingValue(text: text, source: source), nil) }
    return (nil, "the credential \(name): \(path) \(problem ?? "cannot be read")")
  }

  /// The variables of settings that somebody has given, each with where; those of the environment that begin
  /// with `OTOLITH_`, and all of the file.
  var given: [(variable: String, place: String)] {
    let ofEnvironment = environment.keys.filter { $0.hasPrefix("OTOLITH_") }.sorted()
      .map { ($0, "") }
    let ofFile = (file?.entries ?? [:]).sorted { $0.value.line < $1.value.line }
      .map { ($0.key, "\(file?.path ?? ""):\($0.value.line): ") }
    return ofEnvironment + ofFile
  }
}
