import Bus
import Postgres

/// Keeps the last number of each subject: what is applied out of order or left out can be seen, what
/// is applied again cannot.
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
