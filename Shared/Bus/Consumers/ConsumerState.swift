import Postgres

/// Where a consumer stands.
struct ConsumerState {
  var position: LogPosition
  var parked: Int
  /// Until the next parked event is due; nil without one.
  var nextRetry: Duration?

  /// Reads it, and makes a new consumer begin at the start of the log.
  static func read(_ consumer: String, on pool: PostgresPool) async throws -> ConsumerState {
    let query: PostgresQuery = """
      SELECT txid, position,
        (SELECT count(*) FROM parked_events WHERE consumer = \(consumer)) AS parked,
        (SELECT extract(epoch FROM min(next_attempt_at) - clock_timestamp())::float8
          FROM parked_events WHERE consumer = \(consumer) AND next_attempt_at IS NOT NULL
        ) AS next_retry
      FROM bus_cursors WHERE consumer = \(consumer)
      """
    var rows = try await pool.query(query)
    if rows.isEmpty {
      try await pool.execute(
        "INSERT INTO bus_cursors (consumer) VALUES (\(consumer)) ON CONFLICT DO NOTHING")
      rows = try await pool.query(query)
    }
    guard let row = rows.first else { throw BusError.unknownConsumer(consumer) }
    return ConsumerState(
      position: try LogPosition(row: row), parked: try row.decode("parked"),
      nextRetry: try row.decode("next_retry", as: Double?.self).map { .seconds($0) })
  }
}
