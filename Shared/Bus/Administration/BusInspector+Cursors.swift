import FoundationEssentials
import Postgres

extension BusInspector {
  /// The position of each consumer in each log, by name, with the reason if it is stopped.
  ///
  /// - Throws: errors of the log; `PostgresError`.
  public func cursors() async throws -> [CursorStatus] {
    let now = try await log.end(of: []).identity
    var found: [CursorStatus] = []
    for consumer in try await consumers() {
      for place in consumer.places {
        var status = CursorStatus(
          consumer: consumer.name, log: place.log, cursor: place.cursor, movedAt: place.movedAt,
          standing: .notRead)
        if place.log == log.name {
          status.standing =
            try await log.stop(at: place.cursor, in: now, storedIn: pool).map { .stopped($0) }
            ?? .reads
        }
        found.append(status)
      }
    }
    return found
  }

  /// Sets the position at which a consumer continues in the log. The service may run meanwhile.
  ///
  /// - Throws: `BusError.unknownConsumer`; `BusError.logOfAnotherServer` if no position in the log
  ///   is valid yet; `BusError.cursorOfAnotherLog` for `same` if the log is certainly another one;
  ///   errors of the log; `PostgresError`.
  public func reset(consumer: String, to target: CursorReset) async throws {
    guard let known = try await consumers().first(where: { $0.name == consumer }) else {
      throw BusError.unknownConsumer(consumer)
    }
    let (identity, end) = try await log.end(of: known.types)
    let was = known.places.first { $0.log == log.name }?.cursor.log
    if target == .same, let was, !identity.mayBe(was) {
      throw BusError.cursorOfAnotherLog(consumer: consumer, was: was, now: identity)
    }
    try await pool.transaction { connection in
      // Waits for the current batch.
      try await ConsumerLock.take(consumer, on: connection)
      var query: PostgresQuery = """
        UPDATE bus_cursors SET log_id = \(identity.id), log_timeline = \(identity.timeline)
        """
      let position: LogPosition? =
        switch target {
        case .start: .start
        case .end: end
        case .same: nil
        }
      if let position {
        query.append(
          """
          , txid = \(position.transactionID), position = \(position.number), event_id = NULL
          """)
      }
      query.append(" WHERE consumer = \(consumer) AND log = \(log.name)")
      guard try await connection.execute(query) == 1 else {
        throw BusError.unknownConsumer(consumer)
      }
    }
    await log.callReaders()
  }
}
