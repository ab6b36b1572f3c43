public import Postgres

/// The schema `auth`.
public enum AuthMigrations {
  public static let set = MigrationSet(
    name: "auth",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
      Migration(number: 2, name: "partitions", sql: PackageResources._002_partitions_sql),
    ], grants: PackageResources.grants_sql, requirements: [Partitions.migrations])
}
