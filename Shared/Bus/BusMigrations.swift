public import Postgres

/// The tables of the bus.
public enum BusMigrations {
  /// Outbox, inbox, cursors, parked events and dead letters, in the service's own schema.
  public static let service = MigrationSet(
    name: "bus", files: SQLFiles.all, folder: "Migrations/Service",
    requirements: [Partitions.migrations])

  /// The log, in the schema `bus`, migrated by its owner `otolith_bus`. Its migrations grant the
  /// rights of the group `otolith_bus_member`.
  public static let log = MigrationSet(
    name: "log", files: SQLFiles.all, folder: "Migrations/Log",
    requirements: [Partitions.migrations])
}
