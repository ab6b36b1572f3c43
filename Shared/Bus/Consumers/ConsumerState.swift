import Postgres

/// The state of a consumer.
struct ConsumerState {
  var cursor: LogCursor
  var parked: Int
  /// Time until the next parked event is due; nil without one.
  var nextRetry: Duration?
  let readAt = ContinuousClock.now

  /// Reads the state, and creates a cursor at the start of the log for a new consumer.
  static func read(
    _ consumer: String, log: String, on pool: PostgresPool
  ) async throws -> ConsumerState {
    let query: PostgresQuery = """
      SELECT txid, position, event_id, log_id, log_timeline,
        (SELECT count(*) FROM parked_events WHERE consumer = \(consumer)) AS parked,
        (SELECT extract(epoch FROM min(next_attempt_at) - clock_timestamp())::float8
          FROM parked_events WHERE consumer = \(consumer) AND next_attempt_at IS NOT NULL
        ) AS next_retry
      FROM bus_cursors WHERE consumer = \(consumer) AND log = \(log)
      """
    var rows = try await pool.query(query)
    if rows.isEmpty {
      try await pool.execute(
        """
        INSERT INTO bus_cursors (consumer, log) VALUES (\(consumer), \(log))
        ON CONFLICT DO NOTHING
        """)
      rows = try await pool.query(query)
    }
    guard let row = rows.first else { throw BusError.unknownConsumer(consumer) }
    return ConsumerState(
      cursor: try LogCursor(row: row), parked: try row.decode("parked"),
      nextRetry: try row.decode("next_retry", as: Double?.self).map { .seconds($0) })
  }
}
