import Postgres

/// A setting with values of type `Value`.
public struct Setting<Value: Sendable>: DefinedSetting {
  public let definition: SettingDefinition
  /// Value used if the setting is unset or invalid.
  public let fallback: Value
  /// Parses a text; nil if it is invalid.
  let parse: @Sendable (String) -> Value?

  /// - Parameter standard: description of the default; nil to show `fallback`.
  init(
    _ key: String, _ kind: SettingKind, standard: SettingDefault, fallback: Value,
    reload: SettingReload, isSecret: Bool = false, _ meaning: String,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    definition = SettingDefinition(
      key: key, kind: kind, standard: standard, reload: reload, isSecret: isSecret,
      meaning: meaning)
    self.fallback = fallback
    self.parse = parse
  }

  public var variable: String { definition.variable }
}

extension Setting<Int> {
  /// - Parameter standard: description of a default that depends on other settings. The caller then
  ///   passes it to the reader, and `fallback` is ignored.
  public static func integer(
    _ key: String, default fallback: Int, standard: SettingDefault? = nil,
    in range: ClosedRange<Int>, unit: String? = nil, reload: SettingReload = .restart,
    _ meaning: String
  ) -> Self {
    Self(
      key, .integer(range, unit: unit), standard: standard ?? .value("\(fallback)"),
      fallback: fallback, reload: reload, meaning
    ) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension Setting<Bool> {
  public static func boolean(
    _ key: String, default fallback: Bool, standard: SettingDefault? = nil,
    reload: SettingReload = .restart, _ meaning: String
  ) -> Self {
    Self(
      key, .boolean, standard: standard ?? .value(fallback ? "on" : "off"), fallback: fallback,
      reload: reload, meaning
    ) { SettingKind.booleans[$0.lowercased()] }
  }
}

extension Setting where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// - Parameter offered: accepted values including the fallback; nil for all.
  public static func choice(
    _ key: String, default fallback: Value, offered: [Value]? = nil,
    reload: SettingReload = .restart, _ meaning: String
  ) -> Self {
    let words = (offered ?? Array(Value.allCases)).map(\.rawValue)
    return Self(
      key, .choice(words), standard: .value(fallback.rawValue), fallback: fallback,
      reload: reload, meaning
    ) { words.contains($0) ? Value(rawValue: $0) : nil }
  }
}

extension Setting {
  /// An optional choice of several words.
  public static func choice<Choice>(
    _ key: String, standard: SettingDefault = .nothing, offered: [Choice],
    reload: SettingReload = .restart, _ meaning: String
  ) -> Self where Value == Choice?, Choice: RawRepresentable, Choice.RawValue == String {
    let words = offered.map(\.rawValue)
    return Self(
      key, .choice(words), standard: standard, fallback: nil, reload: reload, meaning
    ) { text in
      guard words.contains(text), let choice = Choice(rawValue: text) else { return nil }
      return .some(choice)
    }
  }
}

extension Setting<NetworkAddress?> {
  /// - Parameter fallback: nil for no default, described by `standard`.
  public static func address(
    _ key: String, default fallback: NetworkAddress? = nil, standard: SettingDefault = .nothing,
    reload: SettingReload = .restart, _ meaning: String
  ) -> Self {
    Self(
      key, .address, standard: fallback.map { .value("\($0)") } ?? standard, fallback: fallback,
      reload: reload, meaning
    ) { text in NetworkAddress(text).map { .some($0) } }
  }
}

extension Setting<[NetworkAddress]?> {
  public static func addresses(
    _ key: String, standard: SettingDefault = .nothing, reload: SettingReload = .restart,
    _ meaning: String
  ) -> Self {
    Self(key, .addresses, standard: standard, fallback: nil, reload: reload, meaning) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let found = parts.compactMap { NetworkAddress(String($0.filter { $0 != " " })) }
      // A conditional expression would turn nil into a valid value of the optional setting.
      guard found.count == parts.count else { return nil }
      return .some(found)
    }
  }
}

extension Setting<String> {
  /// A text with a default.
  public static func text(
    _ key: String, kind: SettingKind = .text, default fallback: String,
    reload: SettingReload = .restart, _ meaning: String
  ) -> Self {
    Self(key, kind, standard: .value(fallback), fallback: fallback, reload: reload, meaning) { $0 }
  }
}

extension Setting<String?> {
  /// An optional text.
  public static func text(
    _ key: String, kind: SettingKind = .text, standard: SettingDefault = .nothing,
    reload: SettingReload = .restart, isSecret: Bool = false, _ meaning: String
  ) -> Self {
    Self(
      key, kind, standard: standard, fallback: nil, reload: reload, isSecret: isSecret, meaning
    ) { .some($0) }
  }

  /// The path of a file that is read.
  ///
  /// - Parameter isSecret: whether its contents are secret.
  public static func file(
    _ key: String, standard: SettingDefault = .nothing, reload: SettingReload = .restart,
    isSecret: Bool = false, _ meaning: String
  ) -> Self {
    text(
      key, kind: .file, standard: standard, reload: reload, isSecret: isSecret, meaning)
  }

  /// The address of a PostgreSQL database, which may contain a password.
  public static func database(
    _ key: String, standard: SettingDefault = .nothing, reload: SettingReload = .restart,
    _ meaning: String
  ) -> Self {
    Self(
      key, .database, standard: standard, fallback: nil, reload: reload, isSecret: true, meaning
    ) { text in
      guard ConnectionString.isReadable(text) else { return nil }
      return .some(text)
    }
  }
}
