/// Tables partitioned by time.
public enum Partitions {
  /// The list of such tables and the functions that maintain them; required by each set that
  /// partitions a table.
  public static let migrations = MigrationSet(
    name: "partitions", files: SQLFiles.all, folder: "Partitions/Migrations")
}
