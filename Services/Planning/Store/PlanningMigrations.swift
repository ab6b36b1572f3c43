package import Postgres

/// The schema `planning`.
package enum PlanningMigrations {
  package static let set = MigrationSet(name: "planning", files: SQLFiles.all)
}
