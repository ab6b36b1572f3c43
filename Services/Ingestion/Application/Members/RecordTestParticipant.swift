package import FoundationEssentials
package import Postgres
import ServiceKit

/// Notes whose answers are a test, where an access token says so: it may be here before auth's event
/// (`TestParticipantConsumer`), and changes nothing after it.
package struct RecordTestParticipant: Sendable {
  package init() {}

  package func callAsFunction(claimedBy participantID: UUID, on pool: PostgresPool) async throws {
    try await TestParticipantStore.set(participantID, isTest: true, revision: 0, on: pool)
  }
}
