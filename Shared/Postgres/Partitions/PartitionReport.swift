public import FoundationEssentials

/// What one round of maintenance came to for one table.
public struct PartitionReport: Sendable, Hashable {
  public var table: String
  /// Another instance was at it; then nothing was done here.
  public var isBusy: Bool
  /// Partitions made, with what the default partition held of them.
  public var created: Int
  /// Partitions dropped because they were past retention.
  public var dropped: Int
  /// Rows whose time belongs to no partition, counted up to 100,000. They are as safe as others,
  /// but retention does not reach them, and queries look through them.
  public var defaultRows: Int
  /// What could not be done and is tried again, in the server's words.
  public var problems: [String]
  /// From now until then rows find a partition of their own.
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
