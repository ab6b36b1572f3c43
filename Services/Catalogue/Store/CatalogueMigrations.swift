public import Postgres

/// The schema `catalogue`.
public enum CatalogueMigrations {
  public static let set = MigrationSet(
    name: "catalogue",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
      Migration(number: 2, name: "authoring", sql: PackageResources._002_authoring_sql),
    ], grants: PackageResources.grants_sql)
}
