public import Postgres

/// The schema `auth`.
public enum AuthMigrations {
  public static let set = MigrationSet(
    name: "auth",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql)
    ], grants: PackageResources.grants_sql)
}
