public import Postgres

/// The transactions that an export can see.
public struct ExportState: Sendable, Hashable {
  /// The database cluster, and since when this copy is served: transactions are counted again
  /// after a restore or failover.
  public var system: Int64
  /// The oldest running transaction: the rows of all older ones are visible, and complete.
  public var settled: UInt64
  /// The next transaction, which has not begun.
  public var next: UInt64
  /// Whether a replica answered.
  public var isReplica: Bool
}

/// Reads ``ExportState``.
public enum ExportStateStore {
  /// Builds ``ExportState/system``.
  public static let system = """
    (SELECT system_identifier FROM pg_control_system()) # coalesce(
      (SELECT (extract(epoch FROM recorded_at) * 1000000)::int8 FROM served_copies), 0)
    """

  public static let state = PostgresStatement<ExportState>(
    """
    SELECT \(unescaped: system) AS system,
      pg_snapshot_xmin(pg_current_snapshot())::text AS settled,
      pg_snapshot_xmax(pg_current_snapshot())::text AS next, pg_is_in_recovery() AS is_replica
    """, named: "the snapshot"
  ) { row in
    ExportState(
      system: try row.decode("system"), settled: try transaction(row, "settled"),
      next: try transaction(row, "next"), isReplica: try row.decode("is_replica"))
  }

  /// Decodes a transaction.
  ///
  /// - Throws: `PostgresError`.
  public static func transaction(_ row: PostgresRow, _ column: String) throws -> UInt64 {
    guard let number = UInt64(try row.decode(column, as: String.self)) else {
      throw PostgresError(kind: .decoding, message: "\(column) is not a transaction")
    }
    return number
  }
}
