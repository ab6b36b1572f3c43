import FoundationEssentials
import Postgres

extension ConsumerTransaction {
  /// Parks events behind an already parked event of their subject.
  func park(_ events: [Event]) async throws {
    guard !events.isEmpty else { return }
    var query: PostgresQuery = """
      INSERT INTO parked_events (consumer, \(unescaped: Event.columns), parked_at)
      SELECT \(consumer.name), \(unescaped: Event.columns), clock_timestamp() FROM
      """
    query.append(events.unnested)
    query.append(" ORDER BY place ON CONFLICT DO NOTHING")
    try await connection.execute(query)
  }

  /// Parks an event that failed for the first time.
  func park(_ event: Event, after error: any Error) async throws {
    try await park([event])
    try await postpone(event, attempts: 1, after: error)
  }

  func postpone(_ event: Event, attempts: Int, after error: any Error) async throws {
    var delay = configuration.retryMax
    var counted = 0
    // Attempts that had to wait for an upgrade do not count.
    if !(error is NewerVersion) {
      counted = attempts
      var generator = SystemRandomNumberGenerator()
      delay = Backoff.delay(
        attempt: attempts - 1, first: configuration.retryFirst, max: configuration.retryMax,
        using: &generator)
    }
    try await connection.execute(
      """
      UPDATE parked_events
      SET attempts = \(Int32(counted)), last_error = \(Self.reason(of: error)),
        next_attempt_at = clock_timestamp() + make_interval(secs => \(delay / .seconds(1)))
      WHERE consumer = \(consumer.name) AND event_id = \(event.id)
      """)
  }

  /// Removes an event from the parked ones, and makes the next of its subject due.
  func unpark(_ event: Event) async throws {
    try await connection.execute(
      "DELETE FROM parked_events WHERE consumer = \(consumer.name) AND event_id = \(event.id)")
    try await ParkedHeads.makeDue(
      of: [event.subject], consumers: [consumer.name], on: connection)
  }

  /// Writes an event to the dead letters.
  func deadLetter(
    _ event: Event, attempts: Int, firstFailedAt: Date? = nil, after error: any Error
  ) async throws {
    var query: PostgresQuery = """
      INSERT INTO dead_letters AS known (consumer, \(unescaped: Event.columns),
        reason, attempts, first_failed_at, last_failed_at)
      SELECT \(consumer.name), \(unescaped: Event.columns), \(Self.reason(of: error)),
        \(Int32(attempts)), coalesce(\(firstFailedAt), clock_timestamp()), clock_timestamp()
      FROM
      """
    query.append([event].unnested)
    query.append(
      """
       ON CONFLICT (consumer, event_id) DO UPDATE
      SET reason = excluded.reason, attempts = known.attempts + excluded.attempts,
        last_failed_at = excluded.last_failed_at
      """)
    try await connection.execute(query)
  }

  /// Makes events due that waited for an upgrade and are understood now.
  func wake(understanding versions: [String: Int]) async throws {
    try await connection.execute(
      """
      UPDATE parked_events SET next_attempt_at = clock_timestamp()
      FROM unnest(\(Array(versions.keys)), \(versions.values.map { Int32(clamping: $0) }))
        AS known (type, version)
      WHERE consumer = \(consumer.name) AND next_attempt_at IS NOT NULL
        AND parked_events.type = known.type AND schema_version BETWEEN 2 AND known.version
      """)
  }
}
