import Postgres

/// Where a consumer stands.
struct ConsumerState {
  /// Where all of this is kept.
  var server: ServerInstance
  /// By the logs' names.
  var cursors: [String: LogCursor]
  var parked: Int
  /// Until the next parked event is due; nil without one.
  var nextRetry: Duration?
  let readAt = ContinuousClock.now

  /// Reads it, and makes a new consumer begin at the start of each log.
  static func read(
    _ consumer: String, logs: [String], on pool: PostgresPool
  ) async throws -> ConsumerState {
    let query: PostgresQuery = """
      SELECT log, txid, position, event_id, log_id, log_timeline,
        \(unescaped: ServerInstance.expression) AS server,
        (SELECT count(*) FROM parked_events WHERE consumer = \(consumer)) AS parked,
        (SELECT extract(epoch FROM min(next_attempt_at) - clock_timestamp())::float8
          FROM parked_events WHERE consumer = \(consumer) AND next_attempt_at IS NOT NULL
        ) AS next_retry
      FROM bus_cursors WHERE consumer = \(consumer) AND log = ANY (\(logs))
      """
    var rows = try await pool.query(query)
    if rows.count < logs.count {
      try await pool.execute(
        """
        INSERT INTO bus_cursors (consumer, log)
        SELECT \(consumer), log FROM unnest(\(logs)) AS logs (log) ON CONFLICT DO NOTHING
        """)
      rows = try await pool.query(query)
    }
    guard let row = rows.first, rows.count == logs.count else {
      throw BusError.unknownConsumer(consumer)
    }
    return ConsumerState(
      server: ServerInstance(startedAt: try row.decode("server")),
      cursors: Dictionary(
        uniqueKeysWithValues: try rows.map { (try $0.decode("log"), try LogCursor(row: $0)) }),
      parked: try row.decode("parked"),
      nextRetry: try row.decode("next_retry", as: Double?.self).map { .seconds($0) })
  }
}
