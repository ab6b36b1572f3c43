import Logging
import Postgres

/// Carries events from a service's outbox to the log, in the order of their ids.
struct Relay: Sendable {
  let pool: PostgresPool
  let log: any EventLog
  let logger: Logger

  /// Events carried with one append.
  private static let batch = 500
  /// Any constant: it names the lock within this database and schema.
  private static let lockName = "otolith relay"

  /// Carries one batch. Returns how many events it carried.
  ///
  /// If the process dies after the append and before the commit, the same events are appended
  /// again and the log leaves them alone. Only one relay per schema works at a time: two could
  /// append a subject's events out of order.
  func carry() async throws -> Int {
    try await pool.transaction { connection in
      let locked = try await connection.query(
        """
        SELECT pg_try_advisory_xact_lock(
          hashtextextended(\(Self.lockName) || current_schema(), 0)) AS locked
        """
      ).first?.decode("locked", as: Bool.self)
      guard locked == true else { return 0 }
      let rows = try await connection.query(
        """
        SELECT id, event_id, source, type, subject, occurred_at, data FROM outbox
        ORDER BY id LIMIT \(Self.batch)
        """)
      if rows.isEmpty { return 0 }
      try await log.append(try rows.map { try Event(row: $0) })
      let ids: [Int] = try rows.map { try $0.decode("id") }
      try await connection.execute("DELETE FROM outbox WHERE id = ANY (\(ids))")
      return rows.count
    }
  }
}
