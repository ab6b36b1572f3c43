/// Tables divided by time.
public enum Partitions {
  /// The list of such tables and the functions that look after them; required by each set that
  /// divides a table.
  public static let migrations = MigrationSet(
    name: "partitions",
    migrations: [
      Migration(number: 1, name: "partitions", sql: PackageResources._001_partitions_sql)
    ],
    grants: PackageResources.grants_sql)
}
