public import Postgres

/// The schema `auth`.
public enum AuthMigrations {
  public static let set = MigrationSet(
    name: "auth",
    migrations: [
      Migration(number: 1, name: "initial", sql: PackageResources._001_initial_sql),
      Migration(number: 2, name: "partitions", sql: PackageResources._002_partitions_sql),
      Migration(number: 3, name: "membership", sql: PackageResources._003_membership_sql),
      Migration(number: 4, name: "members", sql: PackageResources._004_members_sql),
      Migration(
        number: 5, name: "members_in_order", sql: PackageResources._005_members_in_order_sql),
      Migration(
        number: 6, name: "consent_languages", sql: PackageResources._006_consent_languages_sql),
      Migration(
        number: 7, name: "study_passwords", sql: PackageResources._007_study_passwords_sql),
    ], grants: PackageResources.grants_sql, requirements: [Partitions.migrations])
}
