public import Postgres

/// The schema `catalogue`.
public enum CatalogueMigrations {
  public static let set = MigrationSet(
    name: "catalogue", files: SQLFiles.all, folder: "Store/Migrations")
}
