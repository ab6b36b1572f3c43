import FoundationEssentials
import Postgres

/// Events of one consumer that wait for another attempt, or behind one that does.
struct ParkedEvents: Sendable {
  let consumer: String

  struct Parked {
    var id: Int
    var attempts: Int
    var event: Event
  }

  /// Whether an event of this subject must wait behind another.
  func holdUp(_ subject: String, on connection: PostgresConnection) async throws -> Bool {
    try await connection.query(
      """
      SELECT 1 FROM parked_events WHERE consumer = \(consumer) AND subject = \(subject) LIMIT 1
      """
    ).isEmpty == false
  }

  /// - Parameter attempts: failed so far; 0 for one that only waits behind another.
  func park(
    _ event: Event, attempts: Int, pause: Duration, reason: String,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO parked_events (consumer, event_id, source, type, subject, occurred_at, data,
        attempts, next_attempt_at, reason)
      VALUES (\(consumer), \(event.id), \(event.source), \(event.type), \(event.subject),
        \(event.time), \(event.data), \(attempts),
        clock_timestamp() + \(pause / .milliseconds(1)) * interval '1 millisecond', \(reason))
      ON CONFLICT (consumer, event_id) DO NOTHING
      """)
  }

  /// The oldest event of some subject whose pause is over; locked until the transaction ends.
  func nextDue(on connection: PostgresConnection) async throws -> Parked? {
    let rows = try await connection.query(
      """
      SELECT id, attempts, event_id, source, type, subject, occurred_at, data
      FROM parked_events AS parked
      WHERE consumer = \(consumer) AND next_attempt_at <= clock_timestamp()
        AND NOT EXISTS (
          SELECT FROM parked_events AS earlier
          WHERE earlier.consumer = parked.consumer AND earlier.subject = parked.subject
            AND earlier.id < parked.id)
      ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
      """)
    guard let row = rows.first else { return nil }
    return Parked(
      id: try row.decode("id"), attempts: try row.decode("attempts"), event: try Event(row: row))
  }

  func remove(_ parked: Parked, on connection: PostgresConnection) async throws {
    try await connection.execute("DELETE FROM parked_events WHERE id = \(parked.id)")
  }

  func postpone(
    _ parked: Parked, attempts: Int, pause: Duration, reason: String,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE parked_events
      SET attempts = \(attempts), reason = \(reason),
        next_attempt_at = clock_timestamp()
          + \(pause / .milliseconds(1)) * interval '1 millisecond'
      WHERE id = \(parked.id)
      """)
  }

  func bury(
    _ event: Event, attempts: Int, reason: String, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO dead_letters (consumer, event_id, source, type, subject, occurred_at, data,
        attempts, first_failed_at, reason)
      VALUES (\(consumer), \(event.id), \(event.source), \(event.type), \(event.subject),
        \(event.time), \(event.data), \(attempts),
        coalesce((SELECT first_failed_at FROM parked_events
          WHERE consumer = \(consumer) AND event_id = \(event.id)), clock_timestamp()),
        \(reason))
      ON CONFLICT (consumer, event_id) DO UPDATE
      SET attempts = EXCLUDED.attempts, reason = EXCLUDED.reason, died_at = clock_timestamp()
      """)
    try await connection.execute(
      """
      DELETE FROM parked_events WHERE consumer = \(consumer) AND event_id = \(event.id)
      """)
  }
}
