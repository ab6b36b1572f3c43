import Postgres

/// Migrations of the schema `planning`.
enum PlanningMigrations {
  static let set = MigrationSet(name: "planning", files: SQLFiles.all, folder: "Store/Migrations")
}
