/// Tables divided by time.
public enum Partitions {
  /// The list of such tables and the functions that look after them; required by each set that
  /// divides a table.
  public static let migrations = MigrationSet(
    name: "partitions", files: SQLFiles.all, folder: "Partitions/Migrations")
}
