/// The migrations of one owner, in order of their numbers.
public struct MigrationSet: Sendable, Hashable {
  /// `bus`, `auth`, …; unique within a schema.
  public var name: String
  public var migrations: [Migration]

  public init(name: String, migrations: [Migration]) {
    self.name = name
    self.migrations = migrations
  }
}
