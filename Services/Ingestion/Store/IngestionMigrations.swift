package import Postgres

/// The schema `ingestion`.
package enum IngestionMigrations {
  package static let set = MigrationSet(
    name: "ingestion", files: SQLFiles.all, requirements: [Partitions.migrations])
}
