public import Postgres

/// The schema `planning`.
public enum PlanningMigrations {
  public static let set = MigrationSet(
    name: "planning", files: SQLFiles.all, folder: "Store/Migrations")
}
