import Bus
import Postgres

/// Stores the last number of each subject. Detects events out of order or skipped, but not
/// repeated.
struct LatestConsumer: EventConsumer {
  let name = "latest"
  let types: Set<String> = [BusHarness.enrolled]

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO state (subject, number) VALUES (\(event.subject), \(event.number))
      ON CONFLICT (subject) DO UPDATE SET number = excluded.number
      """)
  }
}
