import FoundationEssentials
import Postgres

/// The first parked event of a subject, due to be tried again.
struct ParkedEvent {
  var event: Event
  var attempts: Int
  var parkedAt: Date

  /// The one that is due for the longest time, of all subjects or of one.
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
