public import Postgres

/// The schema `planning`.
public enum PlanningMigrations {
  public static let set = MigrationSet(
    name: "planning",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
      Migration(number: 2, name: "membership", sql: PackageResources._002_membership_sql),
      Migration(number: 3, name: "intervals", sql: PackageResources._003_intervals_sql),
      Migration(number: 4, name: "out_of_order", sql: PackageResources._004_out_of_order_sql),
      Migration(number: 5, name: "tzdata_version", sql: PackageResources._005_tzdata_version_sql),
    ], grants: PackageResources.grants_sql)
}
