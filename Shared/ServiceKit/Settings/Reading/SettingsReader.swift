import FoundationEssentials
import Synchronization

/// Reads settings and collects all problems, so that the operator sees them together. Names, values
/// and defaults come from the definitions.
public struct SettingsReader: Sendable {
  package let sources: SettingsSources
  /// Shared with all copies.
  private let reads = Reads()
  /// One sentence for each invalid setting, in the order of reading.
  public private(set) var problems: [String] = []

  /// - Parameter variables: replaces the process's environment, for tests.
  public init(variables: [String: String]? = nil) {
    self.init(SettingsSources(environment: variables ?? ProcessInfo.processInfo.environment))
  }

  public init(_ sources: SettingsSources) {
    self.sources = sources
    problems = sources.problems
  }

  /// A copy without problems, so that problems already found are not reported twice.
  package var withoutProblems: Self {
    var reader = self
    reader.problems = []
    return reader
  }

  // MARK: - Reading

  /// Returns the value, or the default if the setting is unset or invalid. Invalid and missing
  /// required settings are added to the problems.
  public mutating func read<Value>(_ setting: Setting<Value>) -> Value {
    read(setting, otherwise: setting.fallback)
  }

  /// Does the same as ``read(_:)`` with a default that depends on other settings.
  public mutating func read<Value>(_ setting: Setting<Value>, otherwise fallback: Value) -> Value {
    let definition = setting.definition
    reads.note(definition)
    let found = sources.value(of: definition)
    if let problem = found.problem { problems.append(problem) }
    guard let text = found.value?.text else {
      if found.problem == nil, case .required(_, let advice) = definition.standard {
        problems.append("\(definition.variable) is not set: \(advice)")
        reads.note(missing: definition)
      }
      reads.note(definition, givenDefault: Self.spelled(fallback))
      return fallback
    }
    if let value = setting.parse(text) { return value }
    let rejection = definition.kind.rejection(of: text, isSecret: definition.isSecret)
    problems.append("\(definition.variable) \(rejection)")
    return fallback
  }

  /// Returns the path of a readable file; nil if it is not set.
  public mutating func readable(_ setting: Setting<String?>) -> String? {
    guard let path = read(setting) else { return nil }
    if !FileManager.default.isReadableFile(atPath: path) {
      problems.append("\(setting.variable): \(path) cannot be read")
    }
    return path
  }

  /// Whether the setting is set to any value.
  public func isSet(_ setting: some DefinedSetting) -> Bool { text(setting.definition) != nil }

  /// Returns the text of a setting, valid or not; nil if it is unset or empty.
  public func text(_ setting: some DefinedSetting) -> String? {
    sources.value(of: setting.definition).value?.text
  }

  public mutating func reject(_ problem: String) { problems.append(problem) }

  /// Definitions read by this reader or its copies.
  var definitionsRead: Set<SettingDefinition> { reads.definitions }

  /// Required settings among them that are not set.
  package var definitionsMissing: Set<SettingDefinition> { reads.missing }

  /// Defaults given by this reader or its copies, by variable, if they can be written as text.
  var defaultsGiven: [String: String] { reads.defaults }

  private static func spelled(_ value: some Any) -> String? {
    switch value {
    case let value as Bool: value ? "on" : "off"
    case let value as Int: "\(value)"
    case let value as String: value.isEmpty ? nil : value
    case let value as NetworkAddress: "\(value)"
    default: nil
    }
  }

  // MARK: - Names

  /// Returns an address for a message without the text before `@`, which in a URL may contain a
  /// password.
  static func withoutSecrets(_ text: String) -> String {
    guard let mark = text.lastIndex(of: "@") else { return text }
    return "…" + text[mark...]
  }

  /// Returns the environment variable of a key.
  static func variable(_ key: String) -> String {
    "OTOLITH_" + key.uppercased().map { $0 == "." ? "_" : $0 }
  }

  private final class Reads: Sendable {
    private struct State {
      var definitions: Set<SettingDefinition> = []
      var missing: Set<SettingDefinition> = []
      var defaults: [String: String] = [:]
    }

    private let state = Mutex(State())

    var definitions: Set<SettingDefinition> { state.withLock(\.definitions) }
    var missing: Set<SettingDefinition> { state.withLock(\.missing) }
    var defaults: [String: String] { state.withLock(\.defaults) }

    func note(missing definition: SettingDefinition) {
      state.withLock { _ = $0.missing.insert(definition) }
    }

    func note(_ definition: SettingDefinition) {
      state.withLock { _ = $0.definitions.insert(definition) }
    }

    func note(_ definition: SettingDefinition, givenDefault text: String?) {
      state.withLock { $0.defaults[definition.variable] = text }
    }
  }
}
