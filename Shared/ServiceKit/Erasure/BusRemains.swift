import Postgres

/// A service's own tables of the bus.
struct BusRemains: Sendable {
  func remove(_ subjects: [String], on connection: PostgresConnection) async throws {
    try await connection.execute("DELETE FROM parked_events WHERE subject = ANY (\(subjects))")
    try await connection.execute("DELETE FROM dead_letters WHERE subject = ANY (\(subjects))")
  }

  func isInOutbox(_ subjects: [String], on connection: PostgresConnection) async throws -> Bool {
    try await !connection.query("SELECT FROM outbox WHERE subject = ANY (\(subjects)) LIMIT 1")
      .isEmpty
  }
}
