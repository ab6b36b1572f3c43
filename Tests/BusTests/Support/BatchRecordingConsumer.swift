import Bus
import Postgres

/// Writes the rows of a whole batch in one statement; fails on selected events.
struct BatchRecordingConsumer: EventConsumer {
  let name = "batches"
  let types: Set<String> = [BusHarness.enrolled]
  var poison: @Sendable (Event) -> Bool = { _ in false }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await apply([event], on: connection)
  }

  func apply(_ events: [Event], on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO effects (consumer, subject, number)
      SELECT \(name), subject, number
      FROM unnest(\(events.map(\.subject)), \(events.map(\.number))) WITH ORDINALITY
        AS events (subject, number, place)
      ORDER BY place
      """)
    if events.contains(where: poison) { throw RecordingConsumer.Failure() }
  }
}
