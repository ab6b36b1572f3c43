package import FoundationEssentials
import IngestionStore
package import Postgres

/// Notes whose answers are a test.
package struct RecordTestParticipant: Sendable {
  package init() {}

  /// As auth tells: in whatever order, and however often.
  package func callAsFunction(
    _ participantID: UUID, isTest: Bool, revision: Int, on connection: PostgresConnection
  ) async throws {
    try await TestParticipantStore.set(
      participantID, isTest: isTest, revision: revision, on: connection)
  }

  /// As an access token says, which may be here before auth's event and changes nothing after it.
  package func callAsFunction(claimedBy participantID: UUID, on pool: PostgresPool) async throws {
    try await TestParticipantStore.set(participantID, isTest: true, revision: 0, on: pool)
  }
}
