import FoundationEssentials
import Synchronization

/// Reads settings and remembers what is wrong with them, so that an operator sees every mistake at once.
/// What a setting is called, takes and defaults to says its definition.
public struct SettingsReader: Sendable {
  let sources: SettingsSources
  /// Shared with all copies.
  private let reads = Reads()
  /// One sentence for each wrong setting, in the order they were read.
  public private(set) var problems: [String] = []

  /// - Parameter variables: overrides the process's environment, for tests.
  public init(variables: [String: String]? = nil) {
    self.init(SettingsSources(environment: variables ?? ProcessInfo.processInfo.environment))
  }

  public init(_ sources: SettingsSources) {
    self.sources = sources
    problems = sources.problems
  }

  /// For what is read beside it: problems that it has found already are told once.
  var withoutProblems: Self {
    var reader = self
    reader.problems = []
    return reader
  }

  // MARK: - Reading

  /// The setting's default when it is unset or wrong; what is wrong, and what is required and unset, is
  /// among the problems then.
  public mutating func read<Value>(_ setting: Setting<Value>) -> Value {
    read(setting, otherwise: setting.fallback)
  }

  /// As ``read(_:)``, for a default that depends on something.
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

  /// The path of a file that can be read; nil where none is set.
  public mutating func readable(_ setting: Setting<String?>) -> String? {
    guard let path = read(setting) else { return nil }
    if !FileManager.default.isReadableFile(atPath: path) {
      problems.append("\(setting.variable) is \(path), which cannot be read")
    }
    return path
  }

  /// Whether somebody has set it, to whatever.
  public func isSet(_ setting: some DefinedSetting) -> Bool { text(setting.definition) != nil }

  /// What somebody has set it to, right or wrong; nil where it is unset or empty.
  public func text(_ setting: some DefinedSetting) -> String? {
    sources.value(of: setting.definition).value?.text
  }

  public mutating func reject(_ problem: String) { problems.append(problem) }

  /// The definitions that it, or a copy of it, has read.
  var definitionsRead: Set<SettingDefinition> { reads.definitions }

  /// Those of them that have to be set and are not.
  var definitionsMissing: Set<SettingDefinition> { reads.missing }

  /// The defaults that it, or a copy of it, gave for settings that nobody has set, by variable, as far as
  /// they can be written like values.
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

  /// What somebody gave for an address, for a message: without what stands in front of an `@`, where
  /// URLs have names and passwords.
  static func withoutSecrets(_ text: String) -> String {
    guard let mark = text.lastIndex(of: "@") else { return text }
    return "…" + text[mark...]
  }

  /// The environment variable behind a key.
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
