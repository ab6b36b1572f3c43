public import FoundationEssentials
public import Postgres

/// The dead letters of one service, for whoever has to look at them.
public struct DeadLetters: Sendable {
  private let pool: PostgresPool

  /// - Parameter pool: with the service's schema in its search path.
  public init(pool: PostgresPool) {
    self.pool = pool
  }

  /// The latest first.
  ///
  /// - Parameter limit: 1...1000.
  /// - Throws: `PostgresError`.
  public func list(consumer: String? = nil, limit: Int = 100) async throws -> [DeadLetter] {
    try await pool.query(
      """
      SELECT * FROM dead_letters WHERE \(consumer) IS NULL OR consumer = \(consumer)
      ORDER BY last_failed_at DESC LIMIT \(max(1, min(limit, 1000)))
      """
    ).map(DeadLetter.init(row:))
  }

  /// Lets the consumer try the event again, in front of whatever is parked of its subject, with
  /// all attempts anew. Later events of the subject may have had their effect meanwhile.
  ///
  /// - Returns: whether there was such a dead letter.
  /// - Throws: `PostgresError`.
  @discardableResult
  public func replay(consumer: String, eventID: UUID) async throws -> Bool {
    try await pool.transaction { connection in
      // Waits for the batch that the consumer is at, for that one may park events as well.
      try await connection.execute(
        "SELECT FROM bus_cursors WHERE consumer = \(consumer) FOR UPDATE")
      let rows = try await connection.query(
        """
        DELETE FROM dead_letters WHERE consumer = \(consumer) AND event_id = \(eventID)
        RETURNING *
        """)
      guard let row = rows.first else { return false }
      let event = try DeadLetter(row: row).event
      try await connection.execute(
        """
        UPDATE parked_events SET next_attempt_at = NULL
        WHERE consumer = \(consumer) AND subject = \(event.subject)
        """)
      try await connection.execute(
        """
        INSERT INTO parked_events (seq, consumer, event_id, source, type, subject, time, data,
          parked_at, next_attempt_at)
        SELECT coalesce(
            (SELECT min(seq) - 1 FROM parked_events
              WHERE consumer = \(consumer) AND subject = \(event.subject)),
            nextval(pg_get_serial_sequence('parked_events', 'seq'))),
          \(consumer), \(event.id), \(event.source), \(event.type), \(event.subject),
          \(event.time), \(event.data), clock_timestamp(), clock_timestamp()
        ON CONFLICT DO NOTHING
        """)
      return true
    }
  }
}
