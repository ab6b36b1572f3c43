/// Settings that belong together, below a title.
public struct SettingsGroup: Sendable, Hashable {
  public var title: String
  public var settings: [SettingDefinition]

  public init(_ title: String, _ settings: [any DefinedSetting]) {
    self.title = title
    self.settings = settings.map(\.definition)
  }
}
