import FoundationEssentials
import Postgres

/// Moves events from a service's outbox to the log, in order of their ids.
///
/// One relay per outbox moves at a time, others stand by: each batch takes a lock that ends with
/// its transaction, so that a relay that hangs or loses its connection holds up nobody. A row is
/// deleted only after the log has it; when that deletion is lost the row is appended again, which
/// the log or the inboxes leave out by the event's id. So nobody waits for the disk to have the
/// deletion: that would only hold up the commits that matter.
struct Relay: Sendable {
  let pool: PostgresPool
  let log: any EventLog
  let batchMax: Int
  let metrics: RelayMetrics

  /// Makes durable what was moved to another log before: else a crash could bring its events back to
  /// the outbox behind later ones that this log has already.
  func settle() async throws {
    try await pool.execute(ServerInstance.flush)
  }

  /// Whether there is nothing to move: one statement, for who looks without a reason.
  func isIdle() async throws -> Bool {
    try await pool.query("SELECT FROM outbox LIMIT 1").isEmpty
  }

  /// Whether it is this relay's turn, until its transaction ends.
  static let lock = """
    pg_try_advisory_xact_lock(hashtextextended('otolith relay of ' || current_schema(), 0))
    """

  /// The oldest rows of the outbox, in their order: at most so many, and as many bytes as are moved at once.
  static func oldest(_ limit: Int) -> PostgresQuery {
    """
    SELECT id, \(unescaped: Event.columns) FROM (
      SELECT *, sum(octet_length(data)) OVER (ORDER BY id) - octet_length(data) AS before
      FROM (SELECT * FROM outbox ORDER BY id LIMIT \(limit)) AS oldest
    ) AS measured
    WHERE before < \(Event.batchBytesMax)
    ORDER BY id
    """
  }

  func moveBatch() async throws -> Progress {
    guard let moved = try await log.move(fromOutboxOf: pool, atMost: batchMax) else {
      return try await appendBatch()
    }
    guard !moved.isStandby else { return .standby }
    return progress(after: moved.count, bytes: moved.bytes)
  }

  private func progress(after count: Int, bytes: Int) -> Progress {
    guard count > 0 else { return .idle(until: nil) }
    metrics.relayed.increment(by: count)
    return count < batchMax && bytes < Event.batchBytesMax ? .done : .busy
  }

  /// Where the log is elsewhere.
  private func appendBatch() async throws -> Progress {
    try await pool.transaction { connection in
      // Both go out together; without the lock the rows are another's to move. What somebody moved
      // between the two is appended again.
      let answers = try await connection.queryTogether([
        """
        SELECT \(unescaped: Self.lock) AS locked,
          set_config('synchronous_commit', 'off', true),
          \(unescaped: ServerInstance.expression) AS server
        """,
        Self.oldest(batchMax),
      ])
      let (locked, rows) = (answers[0].rows, answers[1].rows)
      guard try locked[0].decode("locked", as: Bool.self) else { return .standby }
      guard !rows.isEmpty else { return .idle(until: nil) }
      let events = try rows.map(Event.init(row:))
      let server = ServerInstance(startedAt: try locked[0].decode("server"))
      try await log.append(events, beside: server)
      let ids = try rows.map { try $0.decode("id", as: Int64.self) }
      // The times say in which partitions to look; a second more, for a far date is read coarsely.
      let times = events.map(\.time)
      try await connection.execute(
        """
        DELETE FROM outbox WHERE id = ANY (\(ids))
          AND time BETWEEN \(times.min().map { $0 - 1 }) AND \(times.max().map { $0 + 1 })
        """)
      return progress(after: rows.count, bytes: events.reduce(0) { $0 + $1.data.count })
    }
  }
}
