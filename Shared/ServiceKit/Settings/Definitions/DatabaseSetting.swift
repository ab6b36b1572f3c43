/// The settings of a service's database.
public enum DatabaseSetting {
  /// - Parameter service: name of the service, e.g. `otolith-auth`.
  public static func url(of service: String) -> Setting<String?> {
    .database(
      "database.url",
      standard: .required(
        when: nil,
        advice: "set it to the service's PostgreSQL address, e.g. postgresql://"
          + "\(ServiceSettings.role(service))@localhost/otolith"),
      "PostgreSQL address of the service's own schema, with its run-time role")
  }

  static let migrationURL = Setting<String?>.database(
    "migration.database.url", standard: .otherwise("the role of OTOLITH_DATABASE_URL"),
    reload: .command,
    "the same database with the role that owns the schema; used only by migrate and partitions")

  static let connections = Setting.integer(
    "database.connections", default: 4, in: 1...100,
    "connections for calls and background work. The bus uses up to 3 more of the log's "
      + "database (2, and one for LISTEN). Connections idle for a minute, except one, are "
      + "closed")

  static let promotion = Setting.choice(
    "promotion", default: PromotionMeaning.restore,
    "meaning of a new timeline of the database server: restore, a backup was recovered, so "
      + "later erasures are repeated first; failover, an up-to-date standby was promoted")

  static let stateDirectory = Setting<String?>.text(
    "state.directory", kind: .path, standard: .otherwise("only in memory"),
    "folder in which the service remembers which copy of its database it served, to notice a file "
      + "system or virtual machine that is put back")

  static func group(of service: String) -> SettingsGroup {
    SettingsGroup(
      "Database", [url(of: service), migrationURL, connections, promotion, stateDirectory])
  }
}
