import FoundationEssentials
import Postgres

/// Moves events from a service's outbox to the log, in order of their ids. If the log is in the same
/// database, it lets publishing append to it once the outbox is empty, and notifies readers.
///
/// One relay per outbox is active at a time. Each batch takes a lock that ends with its
/// transaction, so a relay that hangs or loses its connection does not block others. A row is
/// deleted only after the log has it. If the deletion is lost, the row is appended again, and the
/// log or the inboxes ignore it by its id. So the deletion need not wait for the disk.
struct Relay: Sendable {
  let pool: PostgresPool
  let log: any EventLog
  let outbox: Outbox
  let batchMax: Int
  let metrics: RelayMetrics

  /// - Parameter hasReason: false if only time has passed.
  func round(hasReason: Bool) async throws -> Progress {
    do {
      return try await relay(hasReason: hasReason)
    } catch {
      // A round that only notifies says nothing about the database.
      outbox.direct.doubt()
      throw error
    }
  }

  private func relay(hasReason: Bool) async throws -> Progress {
    if let way = outbox.direct.chosen {
      if hasReason {
        announce()
        guard outbox.direct.isChoiceDue else { return .done }
      }
      if try await isUnused(since: way) {
        if outbox.direct.isChoiceDue {
          try await chooseWay(drained: way.drained)
        } else {
          announce()
        }
        return hasReason ? .done : .idle(until: nil)
      }
    } else if !hasReason, try await isIdle() {
      try await chooseWay()
      return .idle(until: nil)
    }
    let progress = try await moveBatch()
    switch progress {
    case .idle, .done: try await chooseWay()
    case .busy, .soon, .later, .standby: break
    }
    // Rounds that only notify are paced, too.
    if case .idle = progress, hasReason { return .done }
    return progress
  }

  /// Whether the outbox has given no id since it was empty.
  private func isUnused(since way: DirectAppends.Way) async throws -> Bool {
    try await pool.query(
      "SELECT last_value + is_called::int = \(way.drained) AS is_unused FROM outbox_id_seq")[0]
      .decode("is_unused", as: Bool.self)
  }

  private func announce() {
    let types = outbox.direct.recentTypes
    if !types.isEmpty { log.announce(types) }
  }

  /// Decides whether publishing appends to the log. Both ways may mix: publishing appends waiting
  /// events of its subjects first.
  ///
  /// - Parameter known: number of ids that the outbox had given when it was last empty, if it has
  ///   given none since; nil drains the outbox.
  private func chooseWay(drained known: Int64? = nil) async throws {
    do {
      guard let schema = try await log.schemaForAppends(of: outbox.source, beside: pool) else {
        return outbox.direct.choose(nil)
      }
      let drained: Int64? = if let known { known } else { try await drain(into: schema) }
      if let drained {
        outbox.direct.choose(DirectAppends.Way(schema: schema, drained: drained))
        announce()
      } else {
        outbox.direct.keep()
      }
    } catch let error as BusError {
      outbox.direct.choose(nil)
      throw error
    }
  }

  /// Empties the outbox and returns how many ids it has given; nil if a transaction uses it for
  /// longer.
  private func drain(into schema: String) async throws -> Int64? {
    try await pool.query("SELECT drain_outbox(\(schema)) AS drained")[0]
      .decode("drained", as: Int64?.self)
  }

  /// Whether there is nothing to move; one statement, used when polling.
  func isIdle() async throws -> Bool {
    try await pool.query("SELECT FROM outbox LIMIT 1").isEmpty
  }

  /// Whether this relay holds the lock, until its transaction ends.
  static let lock = """
    pg_try_advisory_xact_lock(hashtextextended('otolith relay of ' || current_schema(), 0))
    """

  /// The oldest rows of the outbox in order, limited by number and bytes.
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

  /// Used if the log is in another database.
  private func appendBatch() async throws -> Progress {
    try await pool.transaction { connection in
      // Both are sent together. Without the lock, another relay moves the rows; rows that it moved
      // between the two statements are appended again.
      let answers = try await connection.queryTogether([
        """
        SELECT \(unescaped: Self.lock) AS locked,
          set_config('synchronous_commit', 'off', true)
        """,
        Self.oldest(batchMax),
      ])
      let (locked, rows) = (answers[0].rows, answers[1].rows)
      guard try locked[0].decode("locked", as: Bool.self) else { return .standby }
      guard !rows.isEmpty else { return .idle(until: nil) }
      let events = try rows.map(Event.init(row:))
      try await log.append(events)
      let ids = try rows.map { try $0.decode("id", as: Int64.self) }
      // The times select the partitions; one second is added because distant dates are rounded.
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
