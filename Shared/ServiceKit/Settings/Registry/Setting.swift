import Postgres

/// A setting whose values are read as `Value`.
public struct Setting<Value: Sendable>: DefinedSetting {
  public let definition: SettingDefinition
  /// What is read where nothing is set, or something wrong.
  public let fallback: Value
  /// Nil: the text is no value of this setting.
  let parse: @Sendable (String) -> Value?

  /// - Parameter standard: as the definition tells it; nil: `fallback` is told.
  init(
    _ key: String, _ kind: SettingKind, standard: SettingStandard, fallback: Value,
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
  /// - Parameter standard: where the default depends on something; it is given to the reader then, and
  ///   `fallback` does not count.
  public static func integer(
    _ key: String, default fallback: Int, standard: SettingStandard? = nil,
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
    _ key: String, default fallback: Bool, standard: SettingStandard? = nil,
    reload: SettingReload = .restart, _ meaning: String
  ) -> Self {
    Self(
      key, .boolean, standard: standard ?? .value(fallback ? "on" : "off"), fallback: fallback,
      reload: reload, meaning
    ) { SettingKind.booleans[$0.lowercased()] }
  }
}

extension Setting where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// - Parameter offered: those that are taken, the fallback among them; nil: all.
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
  /// One of several words, or none.
  public static func choice<Choice>(
    _ key: String, standard: SettingStandard = .nothing, offered: [Choice],
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
  /// - Parameter fallback: nil: nothing, as `standard` tells.
  public static func address(
    _ key: String, default fallback: NetworkAddress? = nil, standard: SettingStandard = .nothing,
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
    _ key: String, standard: SettingStandard = .nothing, reload: SettingReload = .restart,
    _ meaning: String
  ) -> Self {
    Self(key, .addresses, standard: standard, fallback: nil, reload: reload, meaning) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let found = parts.compactMap { NetworkAddress(String($0.filter { $0 != " " })) }
      // Not by a condition's value: a nil there would be that of the setting, which is one of its values.
      guard found.count == parts.count else { return nil }
      return .some(found)
    }
  }
}

extension Setting<String> {
  /// A text that always has a value.
  public static func text(
    _ key: String, default fallback: String, reload: SettingReload = .restart, _ meaning: String
  ) -> Self {
    Self(
      key, .text, standard: .value(fallback), fallback: fallback, reload: reload, meaning
    ) { $0 }
  }
}

extension Setting<String> {
  /// An address that always has a value.
  public static func url(
    _ key: String, default fallback: String, reload: SettingReload = .restart, _ meaning: String
  ) -> Self {
    Self(
      key, .url, standard: .value(fallback), fallback: fallback, reload: reload, meaning
    ) { $0 }
  }
}

extension Setting<String?> {
  /// A text that may be missing.
  public static func text(
    _ key: String, kind: SettingKind = .text, standard: SettingStandard = .nothing,
    reload: SettingReload = .restart, isSecret: Bool = false, _ meaning: String
  ) -> Self {
    Self(
      key, kind, standard: standard, fallback: nil, reload: reload, isSecret: isSecret, meaning
    ) { .some($0) }
  }

  /// The path of a file that is read.
  ///
  /// - Parameter isSecret: what it holds is for the service alone.
  public static func file(
    _ key: String, standard: SettingStandard = .nothing, reload: SettingReload = .restart,
    isSecret: Bool = false, _ meaning: String
  ) -> Self {
    text(
      key, kind: .file, standard: standard, reload: reload, isSecret: isSecret, meaning)
  }

  /// The address of a PostgreSQL database, which may hold a password.
  public static func database(
    _ key: String, standard: SettingStandard = .nothing, reload: SettingReload = .restart,
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
