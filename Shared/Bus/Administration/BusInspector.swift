import FoundationEssentials
public import Postgres

/// Looks at one service's bus from its database, whether or not the service runs, and sets consumers
/// back.
public struct BusInspector: Sendable {
  let pool: PostgresPool
  let logs: [any EventLog]

  /// - Parameters:
  ///   - pool: with the service's schema in its search path.
  ///   - logs: those that the service reads.
  public init(pool: PostgresPool, logs: [any EventLog]) {
    self.pool = pool
    self.logs = logs
  }

  /// By name; also those that an earlier version of the service had.
  ///
  /// - Throws: `PostgresError`.
  public func consumers() async throws -> [ConsumerStatus] {
    let places = Dictionary(
      grouping: try await pool.query(
        """
        SELECT consumer, log, txid, position, event_id, log_id, log_timeline, moved_at
        FROM bus_cursors ORDER BY log
        """
      ).map { row in
        (
          try row.decode("consumer", as: String.self),
          ConsumerStatus.Place(
            log: try row.decode("log"), cursor: try LogCursor(row: row),
            movedAt: try row.decode("moved_at"))
        )
      }, by: \.0)
    return try await pool.query(
      """
      SELECT consumer, types, started_at,
        (SELECT count(*) FROM (
          SELECT FROM parked_events AS parked WHERE parked.consumer = known.consumer
          LIMIT \(BusLag.countMax)) AS found) AS parked,
        (SELECT count(*) FROM (
          SELECT FROM dead_letters AS letter WHERE letter.consumer = known.consumer
          LIMIT \(BusLag.countMax)) AS found) AS letters
      FROM bus_consumers AS known ORDER BY consumer
      """
    ).map { row in
      let name = try row.decode("consumer", as: String.self)
      return ConsumerStatus(
        name: name, types: Set(try row.decode("types", as: [String].self)),
        startedAt: try row.decode("started_at"), places: places[name, default: []].map(\.1),
        parked: try row.decode("parked"), deadLetters: try row.decode("letters"))
    }
  }

  /// How far the service is behind.
  ///
  /// - Parameter name: of the only consumer that is looked at; nil: all.
  /// - Throws: what the logs throw; `PostgresError`.
  public func lag(of name: String? = nil) async throws -> BusLag {
    let rows = try await pool.query(
      """
      SELECT (SELECT count(*) FROM (SELECT FROM outbox LIMIT \(BusLag.countMax)) AS found) AS waiting,
        (SELECT time FROM outbox ORDER BY id LIMIT 1) AS oldest,
        \(unescaped: ServerInstance.expression) AS server
      """)
    var lag = BusLag(
      outbox: BusLag.Outbox(
        events: try rows[0].decode("waiting"), oldest: try rows[0].decode("oldest")),
      consumers: [:])
    let server = ServerInstance(startedAt: try rows[0].decode("server"))
    for consumer in try await consumers() where name == nil || consumer.name == name {
      var status = BusLag.Consumer(
        behind: 0, oldest: nil, parked: consumer.parked, deadLetters: consumer.deadLetters)
      for log in logs {
        let cursor = consumer.places.first { $0.log == log.name }?.cursor ?? .start
        let backlog = try await log.backlog(
          after: cursor.position, types: consumer.types, limit: BusLag.countMax)
        if let stop = try await log.stop(at: cursor, in: backlog.log, beside: server) {
          status.stops[log.name] = stop
          continue
        }
        status.behind = status.behind.map { min(BusLag.countMax, $0 + backlog.events) }
        status.oldest = [status.oldest, backlog.oldest].compactMap(\.self).min()
      }
      if !status.stops.isEmpty { status.behind = nil }
      lag.consumers[consumer.name] = status
    }
    return lag
  }

  /// Makes a consumer read its logs again from the start, as if it were new: its effects must bear
  /// that, being upserts. Also parked events come again; dead letters stay until they are replayed.
  /// The service may run meanwhile.
  ///
  /// - Throws: `BusError.unknownConsumer`; `PostgresError`.
  public func rebuild(consumer: String) async throws {
    try await pool.transaction { connection in
      // The inbox may be large.
      try await connection.execute("SET LOCAL statement_timeout = 0")
      // Waits for the batch under way.
      try await ConsumerLock.take(consumer, on: connection)
      let known = try await connection.query(
        "SELECT FROM bus_consumers WHERE consumer = \(consumer)")
      guard !known.isEmpty else { throw BusError.unknownConsumer(consumer) }
      try await connection.execute(
        """
        UPDATE bus_cursors
        SET txid = '0', position = 0, event_id = NULL, log_id = NULL, log_timeline = NULL
        WHERE consumer = \(consumer)
        """)
      try await connection.execute("DELETE FROM inbox WHERE consumer = \(consumer)")
      try await connection.execute("DELETE FROM parked_events WHERE consumer = \(consumer)")
    }
    for log in logs { await log.callReaders() }
  }
}
