import FoundationEssentials
import Messages
import Postgres

/// The statements of one consumer's transaction. It holds the lock of the consumer's cursor, so
/// that one instance at a time applies.
struct ConsumerTransaction {
  let consumer: any EventConsumer
  let configuration: BusConfiguration
  let connection: PostgresConnection

  /// The position, once locked; nil while another instance holds the lock.
  func lock() async throws -> LogPosition? {
    let rows = try await connection.query(
      """
      SELECT txid, position FROM bus_cursors WHERE consumer = \(consumer.name)
      FOR UPDATE SKIP LOCKED
      """)
    return try rows.first.map(LogPosition.init(row:))
  }

  func advance(to position: LogPosition) async throws {
    try await connection.execute(
      """
      UPDATE bus_cursors
      SET txid = \(position.transactionID), position = \(position.number)
      WHERE consumer = \(consumer.name)
      """)
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

  /// Notes that the events have their effect; returns those that had it not already.
  func note(_ events: [Event]) async throws -> Set<UUID> {
    let rows = try await connection.query(
      """
      INSERT INTO inbox (consumer, event_id, applied_at)
      SELECT \(consumer.name), event_id, clock_timestamp()
      FROM unnest(\(events.map(\.id))) AS events (event_id)
      ON CONFLICT DO NOTHING
      RETURNING event_id
      """)
    return Set(try rows.map { try $0.decode("event_id", as: UUID.self) })
  }

  /// Applies one event under a savepoint; returns why it failed.
  ///
  /// - Throws: what is not the event's fault: the connection broke, the task was cancelled.
  func attempt(_ event: Event) async throws -> (any Error)? {
    try await connection.execute("SAVEPOINT event")
    do {
      if try await note([event]).contains(event.id) {
        try await consumer.apply(event, on: connection)
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

  /// Sets events aside behind a parked one of their subjects.
  func park(_ events: [Event]) async throws {
    guard !events.isEmpty else { return }
    var query: PostgresQuery = """
      INSERT INTO parked_events (consumer, event_id, source, type, subject, time, data, parked_at)
      SELECT \(consumer.name), event_id, source, type, subject, time, data, clock_timestamp() FROM
      """
    query.append(events.unnested)
    query.append(" ORDER BY place ON CONFLICT DO NOTHING")
    try await connection.execute(query)
  }

  /// Sets an event aside that failed for the first time.
  func park(_ event: Event, after error: any Error) async throws {
    try await park([event])
    try await postpone(event, attempts: 1, after: error)
  }

  func postpone(_ event: Event, attempts: Int, after error: any Error) async throws {
    var generator = SystemRandomNumberGenerator()
    let delay = Backoff.delay(
      attempt: attempts - 1, first: configuration.retryFirst, max: configuration.retryMax,
      using: &generator)
    try await connection.execute(
      """
      UPDATE parked_events
      SET attempts = \(Int32(attempts)), last_error = \(Self.reason(of: error)),
        next_attempt_at = clock_timestamp() + make_interval(secs => \(delay / .seconds(1)))
      WHERE consumer = \(consumer.name) AND event_id = \(event.id)
      """)
  }

  /// Ends the parking of an event, and makes the next of its subject due.
  func unpark(_ event: Event) async throws {
    try await connection.execute(
      "DELETE FROM parked_events WHERE consumer = \(consumer.name) AND event_id = \(event.id)")
    try await connection.execute(
      """
      UPDATE parked_events SET next_attempt_at = clock_timestamp()
      WHERE consumer = \(consumer.name) AND subject = \(event.subject) AND seq = (
        SELECT min(seq) FROM parked_events
        WHERE consumer = \(consumer.name) AND subject = \(event.subject))
      """)
  }

  func bury(
    _ event: Event, attempts: Int, firstFailedAt: Date? = nil, after error: any Error
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO dead_letters AS known (consumer, event_id, source, type, subject, time, data,
        reason, attempts, first_failed_at, last_failed_at)
      VALUES (\(consumer.name), \(event.id), \(event.source), \(event.type), \(event.subject),
        \(event.time), \(event.data), \(Self.reason(of: error)), \(Int32(attempts)),
        coalesce(\(firstFailedAt), clock_timestamp()), clock_timestamp())
      ON CONFLICT (consumer, event_id) DO UPDATE
      SET reason = excluded.reason, attempts = known.attempts + excluded.attempts,
        last_failed_at = excluded.last_failed_at
      """)
  }

  /// Whether no further attempt is worth while.
  func isHopeless(_ error: any Error, attempts: Int) -> Bool {
    error is PermanentFailure || error is Messages.DecodingError
      || attempts >= configuration.attemptsMax
  }

  /// Whether the error tells of the database, and nothing of the event.
  static func isOutage(_ error: any Error) -> Bool {
    switch (error as? PostgresError)?.kind {
    case .connectionLost, .poolExhausted, .closed: true
    default: false
    }
  }

  /// Bounded, and without NUL, which PostgreSQL does not store.
  static func reason(of error: any Error) -> String {
    String("\(error)".filter { $0 != "\0" }.prefix(1000))
  }
}
