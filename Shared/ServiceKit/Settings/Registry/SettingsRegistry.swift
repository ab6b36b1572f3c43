/// All settings of one program, each defined once.
public struct SettingsRegistry: Sendable, Hashable {
  public let groups: [SettingsGroup]
  private let places: [String: SettingDefinition]

  /// Definitions with the same key must be equal, so that a default is stated only once.
  public init(_ groups: [SettingsGroup]) {
    self.groups = groups
    places = Dictionary(groups.flatMap(\.settings).map { ($0.variable, $0) }) { first, second in
      precondition(first == second, "conflicting definitions of \(first.variable)")
      return first
    }
  }

  /// All settings in the order of the reference.
  public var settings: [SettingDefinition] { groups.flatMap(\.settings) }

  /// Finds a setting by its variable, e.g. `OTOLITH_LOG_LEVEL`.
  public subscript(variable: String) -> SettingDefinition? { places[variable] }

  /// Every variable that is read, including those that name files of secrets.
  public var variables: Set<String> {
    Set(settings.flatMap { [$0.variable, $0.fileVariable].compactMap(\.self) })
  }
}

/// A titled group of related settings.
public struct SettingsGroup: Sendable, Hashable {
  public var title: String
  public var settings: [SettingDefinition]

  public init(_ title: String, _ settings: [any DefinedSetting]) {
    self.title = title
    self.settings = settings.map(\.definition)
  }
}

extension SettingsRegistry {
  /// Makes the registry of the common settings, if the service's own are unknown.
  package init(ofEvery service: String) { self.init(Self.common(of: service, runsAlone: false)) }

  /// Returns the settings that every service has.
  ///
  /// - Parameter service: name of the service, e.g. `otolith-auth`.
  package static func common(of service: String, runsAlone: Bool) -> [SettingsGroup] {
    [
      DatabaseSetting.group(of: service),
      SealingSettings.group(runsAlone: runsAlone),
      ListeningSetting.group(of: service),
      RunningSetting.group(of: service),
      PeerSetting.group,
      ConnectionSettings.group,
      TokenSettings.group(of: service, runsAlone: runsAlone),
      BusSettings.group(runsAlone: runsAlone),
      TraceSettings.group,
      LimitSettings.group,
    ]
  }
}
