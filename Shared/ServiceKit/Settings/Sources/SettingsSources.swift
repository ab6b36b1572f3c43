/// The contents of all places with settings at one time.
public struct SettingsSources: Sendable {
  /// `--set`, by variable.
  var flags: [String: String] = [:]
  package var environment: [String: String]
  /// systemd's `CREDENTIALS_DIRECTORY`; nil if unset.
  var credentials: String?
  /// The settings file; nil if no file is named and the default one does not exist.
  var file: SettingsFile?
  /// Problems of the places themselves, one sentence each.
  var problems: [String] = []

  /// Takes settings only from the environment and the credentials it names.
  public init(environment: [String: String]) {
    self.environment = environment
    credentials = Credentials(environment: environment)?.folder
  }

  /// Returns the value from the first source that sets it; nil if it is unset or cannot be read. An
  /// empty value counts as unset.
  package func value(of setting: SettingDefinition) -> (value: SettingValue?, problem: String?) {
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

  /// Looks up one place, directly or by the variable that names a file.
  private func lookUp(
    _ setting: SettingDefinition, _ place: String,
    _ given: (String) -> (text: String, source: SettingSource)?
  ) -> (value: SettingValue?, problem: String?) {
    let own = given(setting.variable).flatMap { $0.text.isEmpty ? nil : $0 }
    let named = setting.fileVariable.flatMap(given).flatMap { $0.text.isEmpty ? nil : $0 }
    if own != nil, named != nil, let variable = setting.fileVariable {
      return (nil, "\(setting.variable) and \(variable) are both set in \(place): set only one")
    }
    if let own { return (SettingValue(text: own.text, source: own.source), nil) }
    guard let named, let variable = setting.fileVariable else { return (nil, nil) }
    let (text, problem) = BoundedFile.line(of: named.text)
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
    guard BoundedFile.exists(path) else { return (nil, nil) }
    let source = SettingSource.credential(path: path)
    // Problems of the file are reported where it is read.
    if setting.kind == .file { return (SettingValue(text: path, source: source), nil) }
    let (text, problem) = BoundedFile.line(of: path)
    if let text { return (SettingValue(text: text, source: source), nil) }
    return (nil, "the credential \(name): \(path) \(problem ?? "cannot be read")")
  }

  /// All given variables with their places: those of the environment that begin with `OTOLITH_`,
  /// and all of the file.
  var given: [(variable: String, place: String)] {
    let ofEnvironment = environment.keys.filter { $0.hasPrefix("OTOLITH_") }.sorted()
      .map { ($0, "") }
    let ofFile = (file?.entries ?? [:]).sorted { $0.value.line < $1.value.line }
      .map { ($0.key, "\(file?.path ?? ""):\($0.value.line): ") }
    return ofEnvironment + ofFile
  }
}

/// The source of a setting's value, in order of precedence.
public enum SettingSource: Sendable, Hashable {
  /// `--set`.
  case flag
  case environment
  /// A file in systemd's `CREDENTIALS_DIRECTORY`.
  case credential(path: String)
  case file(path: String, line: Int)
  /// Not set anywhere.
  case standard

  /// Short description for display.
  var text: String {
    switch self {
    case .flag: "--set"
    case .environment: "environment"
    case .credential(let path): "credential \(path)"
    case .file(let path, let line): "\(path):\(line)"
    case .standard: "default"
    }
  }
}

/// The value of a setting and its source.
package struct SettingValue: Sendable, Hashable {
  package var text: String
  package var source: SettingSource
  /// The file that contains the value, if a setting with suffix `_FILE` names one.
  var secretFile: String?

  /// Short description for display.
  var sourceText: String { source.text + (secretFile.map { ", from \($0)" } ?? "") }
}
