public import FoundationEssentials

/// The partitions of a schema as its owner sees them, and how long they are kept.
public struct PartitionOverview: Sendable {
  public struct Table: Sendable, Hashable {
    public var name: String
    public var timeColumn: String
    /// `day` or `month`.
    public var width: String
    /// Partitions kept ready after the present one.
    public var ahead: Int
    /// After how many days a partition is dropped; nil: never.
    public var retentionDays: Int?
    /// Whether only empty partitions are dropped.
    public var dropsOnlyEmpty: Bool
    /// In the order of their times, the default partition last.
    public var partitions: [Partition]
  }

  public struct Partition: Sendable, Hashable {
    public var name: String
    /// Nil for the default partition, as `endsAt`.
    public var startsAt: Date?
    public var endsAt: Date?
    /// Table and indexes.
    public var bytes: Int
    /// As of the last analysis; nil before the first.
    public var estimatedRows: Int?
  }

  private let pool: PostgresPool

  /// - Parameter pool: of the role that owns the schema, which is first in its search path.
  public init(pool: PostgresPool) {
    self.pool = pool
  }

  /// - Throws: `PostgresError`.
  public func tables() async throws -> [Table] {
    var tables: [Table] = []
    for row in try await pool.query("SELECT * FROM partitioned_tables ORDER BY table_name") {
      let name = try row.decode("table_name", as: String.self)
      tables.append(
        Table(
          name: name, timeColumn: try row.decode("time_column"), width: try row.decode("width"),
          ahead: Int(try row.decode("ahead", as: Int32.self)),
          retentionDays: try row.decode("retention_days", as: Int32?.self).map { Int($0) },
          dropsOnlyEmpty: try row.decode("drops_only_empty"),
          partitions: try await partitions(of: name)))
    }
    return tables
  }

  /// Sets how long the partitions of a table are kept. The next round of maintenance drops what is
  /// older.
  ///
  /// - Parameter days: 1...36500; nil: for ever.
  /// - Returns: false when no table of this name is divided by time.
  /// - Throws: `PostgresError`: days out of range, or a role that is not the owner.
  public func setRetention(days: Int?, of table: String) async throws -> Bool {
    try await pool.execute(
      """
      UPDATE partitioned_tables SET retention_days = \(days.map { Int32(clamping: $0) })
      WHERE table_name = \(table)
      """) > 0
  }

  private func partitions(of table: String) async throws -> [Partition] {
    try await pool.query(
      """
      SELECT partition_name, starts_at, ends_at,
        pg_total_relation_size(pg_class.oid) AS bytes, reltuples::float8 AS estimate
      FROM partitions_of(\(table))
      JOIN pg_class ON pg_class.oid = to_regclass(quote_ident(partition_name))
      ORDER BY starts_at NULLS LAST
      """
    ).map { row in
      let estimate = try row.decode("estimate", as: Double.self)
      return Partition(
        name: try row.decode("partition_name"), startsAt: try row.decode("starts_at"),
        endsAt: try row.decode("ends_at"), bytes: try row.decode("bytes"),
        estimatedRows: estimate < 0 ? nil : Int(estimate))
    }
  }
}
