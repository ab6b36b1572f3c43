package import Postgres

/// The schema `auth`.
package enum AuthMigrations {
  package static let set = MigrationSet(
    name: "auth", files: SQLFiles.all, requirements: [Partitions.migrations])
}
