import Bus
import Foundation
import Postgres

/// Records effects.
struct EffectLedger: Sendable {
  let instance: String

  func write(
    _ event: Event, by consumer: String, cause: UUID? = nil, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO effects (consumer, event_id, source, type, subject, cause, instance)
      VALUES (\(consumer), \(event.id), \(event.source), \(event.type), \(event.subject),
        \(cause), \(instance))
      """)
  }
}
