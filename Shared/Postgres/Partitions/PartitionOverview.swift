public import FoundationEssentials

/// The partitions of a schema as seen by its owner, and their retention.
public struct PartitionOverview: Sendable {
  public struct Table: Sendable, Hashable {
    public var name: String
    public var timeColumn: String
    /// `day` or `month`.
    public var width: String
    /// Number of partitions kept ready after the current one.
    public var ahead: Int
    /// Days after which a partition is dropped; nil: never.
    public var retentionDays: Int?
    /// Whether only empty partitions are dropped.
    public var dropsOnlyEmpty: Bool
    /// Partitions ordered by time, the default partition last.
    public var partitions: [Partition]
  }

  public struct Partition: Sendable, Hashable {
    public var name: String
    /// Start; like `endsAt` nil for the default partition.
    public var startsAt: Date?
    public var endsAt: Date?
    /// Size of table and indexes.
    public var bytes: Int
    /// Estimate of the last analysis; nil before the first one.
    public var estimatedRows: Int?
  }

  private let pool: PostgresPool

  /// - Parameter pool: a pool of the role that owns the schema, which is first in its search path.
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

  /// Sets the retention of a table's partitions. The next round of maintenance drops older ones.
  ///
  /// - Parameter days: 1...36500; nil: indefinite.
  /// - Returns: false if no table of this name is partitioned by time.
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
