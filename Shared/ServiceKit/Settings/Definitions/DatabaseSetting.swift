/// The settings of a service's database.
public enum DatabaseSetting {
  /// - Parameter service: `otolith-auth`, …
  public static func url(of service: String) -> Setting<String?> {
    .database(
      "database.url",
      standard: .required(
        when: nil,
        advice: "give the service's PostgreSQL address, e.g. postgresql://"
          + "\(ServiceSettings.role(service))@localhost/otolith"),
      "PostgreSQL address of the service's own schema, with the role that serves")
  }

  static let migrationURL = Setting<String?>.database(
    "migration.database.url", standard: .otherwise("one role does both"), reload: .command,
    "the same database, as the role that owns the schema; only migrate and partitions use it")

  static let connections = Setting.integer(
    "database.connections", default: 4, in: 1...100,
    "connections for calls and the service's own work. Beside them the bus takes up to 3 of the log's "
      + "database (2, and one that listens). Those beyond one that nobody has used for a minute are "
      + "closed")

  static let promotion = Setting.choice(
    "promotion", default: PromotionMeaning.restore,
    "what a new timeline of the database's server means: restore, a backup was rolled forward, so that "
      + "erasures made since come first; failover, a standby took over that had everything")

  static func group(of service: String) -> SettingsGroup {
    SettingsGroup("Database", [url(of: service), migrationURL, connections, promotion])
  }
}
