import FoundationEssentials
import Postgres

/// The first parked event of a subject, due for a retry.
struct ParkedEvent {
  var event: Event
  var attempts: Int
  var parkedAt: Date

  /// The parked event that is due longest, of all subjects or of one.
  static func due(
    _ consumer: String, subject: String? = nil, on connection: PostgresConnection
  ) async throws -> ParkedEvent? {
    let rows = try await connection.query(
      """
      SELECT \(unescaped: Event.columns), attempts, parked_at FROM parked_events
      WHERE consumer = \(consumer) AND next_attempt_at <= clock_timestamp()
        AND (\(subject) IS NULL OR subject = \(subject))
      ORDER BY next_attempt_at, seq LIMIT 1
      """)
    return try rows.first.map { row in
      ParkedEvent(
        event: try Event(row: row), attempts: try row.decode("attempts"),
        parkedAt: try row.decode("parked_at"))
    }
  }
}

/// Maintains the order of parked events: only the first one of a subject is retried, the others
/// wait.
enum ParkedHeads {
  /// Makes the first event of each subject due, unless it has a retry time.
  static func makeDue(
    of subjects: [String], consumers: [String], on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE parked_events AS parked SET next_attempt_at = clock_timestamp()
      FROM unnest(\(consumers)) AS consumers (consumer), unnest(\(subjects)) AS subjects (subject),
        LATERAL (
          SELECT seq FROM parked_events AS candidates
          WHERE candidates.consumer = consumers.consumer AND candidates.subject = subjects.subject
          ORDER BY seq LIMIT 1
        ) AS head
      WHERE parked.consumer = consumers.consumer AND parked.subject = subjects.subject
        AND parked.seq = head.seq AND parked.next_attempt_at IS NULL
      """)
  }
}
