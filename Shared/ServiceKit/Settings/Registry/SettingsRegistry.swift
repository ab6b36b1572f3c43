/// All settings of one program, each defined once.
public struct SettingsRegistry: Sendable, Hashable {
  public let groups: [SettingsGroup]
  private let places: [String: SettingDefinition]

  /// Definitions of the same key must be the same: a second one would be another place that states a
  /// default.
  public init(_ groups: [SettingsGroup]) {
    self.groups = groups
    places = Dictionary(groups.flatMap(\.settings).map { ($0.variable, $0) }) { first, second in
      precondition(first == second, "\(first.variable) is defined twice, differently")
      return first
    }
  }

  /// In the order of the reference.
  public var settings: [SettingDefinition] { groups.flatMap(\.settings) }

  /// By its variable, `OTOLITH_LOG_LEVEL`.
  public subscript(variable: String) -> SettingDefinition? { places[variable] }

  /// Every variable that some setting is read from, those that name files of secrets among them.
  public var variables: Set<String> {
    Set(settings.flatMap { [$0.variable, $0.fileVariable].compactMap(\.self) })
  }
}
