/// A setting as `--help` lists it.
public struct SettingHelp: Sendable {
  /// Of the environment variable; several that belong together are separated by commas.
  public var name: String
  /// What it is for, which values it takes and which one it has by default.
  public var meaning: String

  public init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }
}
