public import Postgres

/// The tables of the bus.
public enum BusMigrations {
  /// Outbox, inbox, cursors, parked events and dead letters, in the service's own schema.
  public static let service = MigrationSet(
    name: "bus",
    migrations: [
      Migration(number: 1, name: "service", sql: PackageResources._001_service_sql),
      Migration(number: 2, name: "partitions", sql: PackageResources._002_service_partitions_sql),
      Migration(number: 3, name: "logs_service", sql: PackageResources._003_logs_service_sql),
      Migration(
        number: 4, name: "cursors_service", sql: PackageResources._004_cursors_service_sql),
    ],
    grants: PackageResources.grants_sql, requirements: [Partitions.migrations])

  /// The log, in the schema `bus`, migrated by its owner `otolith_bus`. Its migrations grant what
  /// the group `otolith_bus_member` may.
  public static let log = MigrationSet(
    name: "log",
    migrations: [
      Migration(number: 1, name: "log", sql: PackageResources._001_log_sql),
      Migration(number: 2, name: "partitions", sql: PackageResources._002_log_partitions_sql),
      Migration(number: 3, name: "topics_log", sql: PackageResources._003_topics_log_sql),
      Migration(number: 4, name: "sources_log", sql: PackageResources._004_sources_log_sql),
      Migration(number: 5, name: "identity_log", sql: PackageResources._005_identity_log_sql),
      Migration(number: 6, name: "readers_log", sql: PackageResources._006_readers_log_sql),
    ],
    requirements: [Partitions.migrations])
}
