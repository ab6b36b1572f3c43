import FoundationEssentials
import Postgres

extension BusInspector {
  /// Where each consumer stands in each log, by name. What is stopped has a reason.
  ///
  /// - Throws: what the logs throw; `PostgresError`.
  public func cursors() async throws -> [CursorStatus] {
    let server = try await server()
    var identities: [String: LogIdentity] = [:]
    for log in logs { identities[log.name] = try await log.end(of: []).identity }
    var found: [CursorStatus] = []
    for consumer in try await consumers() {
      for place in consumer.places {
        var status = CursorStatus(
          consumer: consumer.name, log: place.log, cursor: place.cursor, movedAt: place.movedAt,
          standing: .notRead)
        if let log = logs.first(where: { $0.name == place.log }), let now = identities[log.name] {
          status.standing =
            try await log.stop(at: place.cursor, in: now, beside: server).map { .stopped($0) }
            ?? .reads
        }
        found.append(status)
      }
    }
    return found
  }

  /// Says from where a consumer goes on in a log that the service reads. The service may run meanwhile.
  ///
  /// - Throws: `BusError.unknownConsumer`; `BusError.logOfAnotherServer`, when no position in the log
  ///   means anything yet; `BusError.cursorOfAnotherLog` for `same` in a log that is surely another; what the log throws; `PostgresError`.
  public func reset(consumer: String, in name: String, to target: CursorReset) async throws {
    let known = try await consumers().first { $0.name == consumer }
    guard let known, let log = logs.first(where: { $0.name == name }) else {
      throw BusError.unknownConsumer(consumer)
    }
    let (identity, end) = try await log.end(of: known.types)
    let was = known.places.first { $0.log == name }?.cursor.log
    if target == .same, let was, !identity.mayBe(was) {
      throw BusError.cursorOfAnotherLog(consumer: consumer, was: was, now: identity)
    }
    try await pool.transaction { connection in
      // Waits for the batch under way.
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
      query.append(" WHERE consumer = \(consumer) AND log = \(name)")
      guard try await connection.execute(query) == 1 else {
        throw BusError.unknownConsumer(consumer)
      }
    }
    await log.callReaders()
  }

  private func server() async throws -> ServerInstance {
    let rows = try await pool.query("SELECT \(unescaped: ServerInstance.expression) AS server")
    return ServerInstance(startedAt: try rows[0].decode("server"))
  }
}
