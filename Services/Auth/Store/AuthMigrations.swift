public import Postgres

/// The schema `auth`.
public enum AuthMigrations {
  public static let set = MigrationSet(
    name: "auth", files: SQLFiles.all, folder: "Store/Migrations",
    requirements: [Partitions.migrations])
}
