import FoundationEssentials
public import Postgres

/// Inspects one service's bus through its database, whether or not the service runs, and resets
/// consumers.
public struct BusInspector: Sendable {
  let pool: PostgresPool
  let log: any EventLog

  /// - Parameters:
  ///   - pool: a pool with the service's schema in its search path.
  ///   - log: the log that the service reads.
  public init(pool: PostgresPool, log: any EventLog) {
    self.pool = pool
    self.log = log
  }

  /// All consumers by name, including those of an earlier version of the service.
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

  /// The events that wait in the service's outbox, without access to the log.
  ///
  /// - Throws: `PostgresError`.
  public func outbox() async throws -> BusLag.Outbox {
    let rows = try await pool.query(
      """
      SELECT (SELECT count(*) FROM (SELECT FROM outbox LIMIT \(BusLag.countMax)) AS found) AS waiting,
        (SELECT time FROM outbox ORDER BY id LIMIT 1) AS oldest
      """)
    return BusLag.Outbox(
      events: try rows[0].decode("waiting"), oldest: try rows[0].decode("oldest"))
  }

  /// The backlog of the service.
  ///
  /// - Parameter name: the only consumer to examine; nil: all.
  /// - Throws: errors of the log; `PostgresError`.
  public func lag(of name: String? = nil) async throws -> BusLag {
    var lag = BusLag(outbox: try await outbox(), consumers: [:])
    for consumer in try await consumers() where name == nil || consumer.name == name {
      let cursor = consumer.places.first { $0.log == log.name }?.cursor ?? .start
      let backlog = try await log.backlog(
        after: cursor.position, types: consumer.types, limit: BusLag.countMax)
      var status = BusLag.Consumer(
        behind: min(BusLag.countMax, backlog.events), oldest: backlog.oldest,
        parked: consumer.parked, deadLetters: consumer.deadLetters)
      if let stop = try await log.stop(at: cursor, in: backlog.log, storedIn: pool) {
        status.stop = stop
        (status.behind, status.oldest) = (nil, nil)
      }
      lag.consumers[consumer.name] = status
    }
    return lag
  }

  /// Makes a consumer read the log again from the start, as if it were new. Its effects must be
  /// upserts. Parked events are delivered again, too; dead letters stay until they are replayed.
  /// The service may run meanwhile.
  ///
  /// - Throws: `BusError.unknownConsumer`; `PostgresError`.
  public func rebuild(consumer: String) async throws {
    try await pool.transaction { connection in
      // The inbox may be large.
      try await connection.execute("SET LOCAL statement_timeout = 0")
      // Waits for the current batch.
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
    await log.callReaders()
  }
}
