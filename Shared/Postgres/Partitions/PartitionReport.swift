public import FoundationEssentials

/// The result of one round of maintenance for one table.
public struct PartitionReport: Sendable, Hashable {
  public var table: String
  /// Whether another instance was active; then nothing was done here.
  public var isBusy: Bool
  /// Number of created partitions.
  public var created: Int
  /// Number of partitions dropped because of retention.
  public var dropped: Int
  /// Number of rows in the default partition, counted up to 100,000. They are as safe as others,
  /// but are not dropped, and queries have to scan them.
  public var defaultRows: Int
  /// Failures that will be retried, with the server's messages.
  public var problems: [String]
  /// Time until which partitions exist.
  public var readyUntil: Date

  init(table: String, row: PostgresRow, readyUntil: Date) throws {
    self.table = table
    self.readyUntil = readyUntil
    isBusy = try row.decode("is_busy")
    created = Int(try row.decode("created", as: Int32.self))
    dropped = Int(try row.decode("dropped", as: Int32.self))
    defaultRows = try row.decode("default_rows")
    problems = try row.decode("problems")
  }
}
