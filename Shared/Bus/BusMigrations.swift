public import Postgres

/// The tables of the bus.
public enum BusMigrations {
  /// In the schema of each service.
  public static var service: MigrationSet {
    MigrationSet(
      name: "bus",
      migrations: [
        Migration(number: 1, name: "service", sql: PackageResources._001_service_sql)
      ])
  }

  /// In the log's own schema.
  public static var log: MigrationSet {
    MigrationSet(
      name: "log",
      migrations: [
        Migration(number: 1, name: "log", sql: PackageResources._001_log_sql)
      ])
  }
}
