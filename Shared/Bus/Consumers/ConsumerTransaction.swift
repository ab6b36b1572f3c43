import FoundationEssentials
import Messages
import Postgres

/// The statements of one consumer's transaction. It holds the consumer's lock, so that one instance
/// at a time applies.
struct ConsumerTransaction {
  /// Whose turn it is.
  enum Turn {
    case mine
    /// Another instance is at it.
    case elsewhere
    /// Another instance was, or somebody set the cursor back; or this is another server than the
    /// one that the batch was read for.
    case moved
  }

  let consumer: any EventConsumer
  let configuration: BusConfiguration
  let tracing: (any EventTracing)?
  let connection: PostgresConnection

  /// Takes the lock and moves the cursor of one log over a batch, unless it is not where it is believed to be.
  ///
  /// - Parameter server: the one that the batch was read for.
  func advance(
    in log: String, from position: LogPosition, over batch: LogBatch, on server: ServerInstance
  ) async throws -> Turn {
    try Self.turn(
      from: try await connection.query(
        takingTurn(in: log, from: position, over: batch, on: server)))
  }

  /// Takes the turn, notes that events have their effect, and sets aside those that wait behind a
  /// parked one; in one round trip, as long as none has to be set aside or was had already.
  ///
  /// - Returns: with the turn those that shall have their effect now, each once, in order.
  func advance(
    in log: String, from position: LogPosition, admitting batch: LogBatch,
    on server: ServerInstance
  ) async throws -> (turn: Turn, new: [Event], hasParked: Bool) {
    var seen: Set<UUID> = []
    seen.reserveCapacity(batch.events.count)
    let distinct = batch.events.filter { seen.insert($0.id).inserted }
    // Two statements, for the second has to see what others did before the lock was given.
    let answers = try await connection.queryTogether([
      takingTurn(in: log, from: position, over: batch, on: server),
      noting(distinct, ifAt: batch.end, of: log),
    ])
    let turn = try Self.turn(from: answers[0].rows)
    guard case .mine = turn else { return (turn, [], false) }
    if answers[1].affected == distinct.count { return (turn, distinct, false) }
    // The rare case: some were had already, or have to wait.
    let waiting = try await parked(among: distinct)
    let aside = distinct.filter { waiting.contains($0.subject) }
    try await park(aside)
    let new = Set(
      try await connection.query(
        """
        SELECT event_id FROM inbox
        WHERE consumer = \(consumer.name) AND event_id = ANY (\(distinct.map(\.id)))
          AND xmin = pg_current_xact_id()::xid
        """
      ).map { try $0.decode("event_id", as: UUID.self) })
    return (turn, distinct.filter { new.contains($0.id) }, !aside.isEmpty)
  }

  private func takingTurn(
    in log: String, from position: LogPosition, over batch: LogBatch, on server: ServerInstance
  ) -> PostgresQuery {
    var query: PostgresQuery = "WITH turn AS MATERIALIZED ("
    query.append(ConsumerLock.attempt(consumer.name))
    query.append(
      """
      ), moved AS (
        UPDATE bus_cursors
        SET txid = \(batch.end.transactionID), position = \(batch.end.number),
          event_id = \(batch.last), moved_at = clock_timestamp()
        FROM turn
        WHERE is_mine AND consumer = \(consumer.name) AND log = \(log)
          AND txid = \(position.transactionID) AND position = \(position.number)
          AND \(unescaped: ServerInstance.expression) = \(server.startedAt)
        RETURNING consumer
      )
      SELECT is_mine, EXISTS (SELECT FROM moved) AS has_moved FROM turn
      """)
    return query
  }

  private static func turn(from rows: [PostgresRow]) throws -> Turn {
    guard try rows[0].decode("is_mine", as: Bool.self) else { return .elsewhere }
    return try rows[0].decode("has_moved", as: Bool.self) ? .mine : .moved
  }

  /// Writes nothing unless this transaction has moved the cursor, for it is sent before that is known.
  ///
  /// Nobody else writes this consumer's inbox while the lock is held, so that looking before writing
  /// is enough; `ON CONFLICT` would cost half as much again. `OFFSET 0` keeps the planner to a look
  /// into the index for each event, where it might read the whole inbox instead.
  private func noting(_ events: [Event], ifAt end: LogPosition, of log: String) -> PostgresQuery {
    """
    INSERT INTO inbox (consumer, event_id, applied_at)
    SELECT \(consumer.name), event_id, clock_timestamp()
    FROM unnest(\(events.map(\.id)), \(events.map(\.subject))) AS events (event_id, subject)
    WHERE EXISTS (
        SELECT FROM bus_cursors
        WHERE consumer = \(consumer.name) AND log = \(log) AND txid = \(end.transactionID)
          AND position = \(end.number) AND xmin = pg_current_xact_id()::xid)
      AND NOT EXISTS (
        SELECT FROM parked_events AS parked
        WHERE parked.consumer = \(consumer.name) AND parked.subject = events.subject
        OFFSET 0)
      AND NOT EXISTS (
        SELECT FROM inbox AS known
        WHERE known.consumer = \(consumer.name) AND known.event_id = events.event_id
        OFFSET 0)
    """
  }

  /// Those of the subjects that have parked events.
  func parked(among events: [Event]) async throws -> Set<String> {
    let subjects = Array(Set(events.map(\.subject)))
    let rows = try await connection.query(
      """
      SELECT DISTINCT subject FROM parked_events
      WHERE consumer = \(consumer.name) AND subject = ANY (\(subjects))
      """)
    return Set(try rows.map { try $0.decode("subject", as: String.self) })
  }

  /// Applies one event under a savepoint; returns why it failed.
  ///
  /// - Throws: what is not the event's fault: the connection broke, the task was cancelled.
  func attempt(_ event: Event) async throws -> (any Error)? {
    guard consumer.understands(event) else {
      return NewerVersion(
        type: event.type, version: event.schemaVersion,
        known: consumer.schemaVersions[event.type, default: 1])
    }
    try await connection.execute("SAVEPOINT event")
    do {
      let noted = try await connection.execute(
        """
        INSERT INTO inbox (consumer, event_id, applied_at)
        VALUES (\(consumer.name), \(event.id), clock_timestamp()) ON CONFLICT DO NOTHING
        """)
      if noted == 1 {
        try await tracing.recording([event], consumer: consumer.name) { events in
          try await EventTrace.$current.withValue(events[0].trace) {
            try await consumer.apply(events, on: connection)
          }
        }
      }
      try await connection.execute("RELEASE SAVEPOINT event")
      return nil
    } catch {
      if Task.isCancelled || Self.isOutage(error) { throw error }
      try await connection.execute("ROLLBACK TO SAVEPOINT event")
      try await connection.execute("RELEASE SAVEPOINT event")
      return error
    }
  }

  /// Whether no further attempt is made: the event becomes a dead letter.
  func isDeadLetter(_ error: any Error, attempts: Int) -> Bool {
    if error is NewerVersion { return false }
    return error is PermanentFailure || error is Messages.DecodingError
      || attempts >= configuration.attemptsMax
  }

  /// Insufficient resources (a full disk, too many connections), intervention of an operator, errors of
  /// the system, a damaged table or index.
  private static let outageClasses = ["53", "57", "58", "XX001", "XX002"]

  /// A server that takes no writes; a role whose rights were taken away; a schema, table, column or
  /// function that is not (yet, or any more) as this version has it.
  private static let outageStates: Set<String> = [
    "25006", "42501", "3F000", "42P01", "42703", "42883",
  ]

  /// Whether the error tells of the database or of the moment, and nothing of the event.
  static func isOutage(_ error: any Error) -> Bool {
    guard let error = error as? PostgresError else { return false }
    switch error.kind {
    case .connectionLost, .poolExhausted, .closed, .cancelled: return true
    default: break
    }
    if error.isRetryable { return true }
    guard let state = error.sqlState, error.kind == .server else { return false }
    return outageClasses.contains { state.hasPrefix($0) } || outageStates.contains(state)
  }

  /// Bounded, and without NUL, which PostgreSQL does not store.
  static func reason(of error: any Error) -> String {
    String("\(error)".filter { $0 != "\0" }.prefix(1000))
  }
}
