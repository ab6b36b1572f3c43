import FoundationEssentials
import Messages
import Postgres

/// The statements of one consumer's transaction. It holds the consumer's lock, so only one instance
/// applies events at a time.
struct ConsumerTransaction {
  /// Which instance may apply the batch.
  enum Turn {
    case mine
    /// Another instance holds the lock.
    case elsewhere
    /// Another instance was faster, or the cursor was reset.
    case moved
  }

  let consumer: any EventConsumer
  let configuration: BusConfiguration
  let tracing: (any EventTracing)?
  let connection: PostgresConnection

  /// Takes the lock and moves the cursor of one log over a batch, if the cursor is at the expected
  /// position.
  func advance(
    in log: String, from position: LogPosition, over batch: LogBatch
  ) async throws -> Turn {
    try Self.turn(
      from: try await connection.query(takingTurn(in: log, from: position, over: batch)))
  }

  /// Takes the lock, records events in the inbox, and parks events whose subject already has a
  /// parked one. Takes one round trip unless some must be parked or were already applied.
  ///
  /// - Returns: the result of taking the lock, and the events to apply, each once, in order.
  func advance(
    in log: String, from position: LogPosition, admitting batch: LogBatch
  ) async throws -> (turn: Turn, new: [Event], hasParked: Bool) {
    var seen: Set<UUID> = []
    seen.reserveCapacity(batch.events.count)
    let distinct = batch.events.filter { seen.insert($0.id).inserted }
    // Two statements: the second one must see what was committed before the lock was granted.
    let answers = try await connection.queryTogether([
      takingTurn(in: log, from: position, over: batch),
      noting(distinct, ifAt: batch.end, of: log),
    ])
    let turn = try Self.turn(from: answers[0].rows)
    guard case .mine = turn else { return (turn, [], false) }
    if answers[1].affected == distinct.count { return (turn, distinct, false) }
    // The rare case: some were already applied, or must wait.
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
    in log: String, from position: LogPosition, over batch: LogBatch
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
        RETURNING consumer
      )
      SELECT is_mine, EXISTS (SELECT FROM moved) AS has_moved,
        -- Of the transaction's further statements: a plan for a few events costs several times as
        -- much as its execution, and all of them look rows up by keys.
        set_config('plan_cache_mode', 'force_generic_plan', true)
      FROM turn
      """)
    return query
  }

  private static func turn(from rows: [PostgresRow]) throws -> Turn {
    guard try rows[0].decode("is_mine", as: Bool.self) else { return .elsewhere }
    return try rows[0].decode("has_moved", as: Bool.self) ? .mine : .moved
  }

  /// Writes nothing unless this transaction has moved the cursor, because it is sent before that is
  /// known.
  ///
  /// No other process writes this consumer's inbox while the lock is held, so looking before
  /// writing is enough; `ON CONFLICT` would cost half as much again. `OFFSET 0` makes the planner
  /// use the index for each event instead of reading the whole inbox.
  private func noting(_ events: [Event], ifAt end: LogPosition, of log: String) -> PostgresQuery {
    """
    INSERT INTO inbox (consumer, event_id, applied_at)
    SELECT \(consumer.name), event_id, clock_timestamp()
    FROM unnest(\(events.map(\.id)), \(events.map(\.subject))) AS events (event_id, subject)
    WHERE EXISTS (
        SELECT FROM bus_cursors
        WHERE consumer = \(consumer.name) AND log = \(log) AND txid = \(end.transactionID)
          AND position = \(end.number) AND xmin = pg_current_xact_id()::xid)
      AND NOT ((SELECT EXISTS (SELECT FROM parked_events WHERE consumer = \(consumer.name)))
        AND EXISTS (
          SELECT FROM parked_events AS parked
          WHERE parked.consumer = \(consumer.name) AND parked.subject = events.subject
          OFFSET 0))
      AND NOT EXISTS (
        SELECT FROM inbox AS known
        WHERE known.consumer = \(consumer.name) AND known.event_id = events.event_id
        OFFSET 0)
    """
  }

  /// The subjects of these events that have parked events.
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
  /// - Throws: failures that are not caused by the event: a broken connection, cancellation.
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

  /// Whether the event becomes a dead letter instead of being retried.
  func isDeadLetter(_ error: any Error, attempts: Int) -> Bool {
    if error is NewerVersion { return false }
    return error is PermanentFailure || error is Messages.DecodingError
      || attempts >= configuration.attemptsMax
  }

  /// Insufficient resources (disk full, too many connections), operator intervention, system
  /// errors, a corrupt table or index.
  private static let outageClasses = ["53", "57", "58", "XX001", "XX002"]

  /// A read-only server; a revoked right; a schema, table, column or function that does not fit
  /// this version.
  private static let outageStates: Set<String> = [
    "25006", "42501", "3F000", "42P01", "42703", "42883",
  ]

  /// Whether the error is caused by the database or the moment, not by the event.
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

  /// The reason, truncated, and without NUL, which PostgreSQL cannot store.
  static func reason(of error: any Error) -> String {
    String("\(error)".filter { $0 != "\0" }.prefix(1000))
  }
}

/// An event of a schema version that the consumer does not know yet. It waits, independent of the
/// number of attempts: an upgrade is on its way, and a dead letter would be applied out of order.
struct NewerVersion: Error, CustomStringConvertible {
  var type: String
  var version: Int
  var known: Int

  var description: String {
    "schema version \(version) of \(type); this service supports up to \(known): upgrade it"
  }
}
