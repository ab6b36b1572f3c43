package import FoundationEssentials
package import Postgres

/// Whose answers are a test, as auth told: in whatever order, and however often.
package struct TestParticipantStore: Sendable {
  /// - Parameter revision: what is told with a lower one than is known changes nothing.
  package static func set(
    _ participantID: UUID, isTest: Bool, revision: Int, on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO test_participants AS known (participant_id, marked, revision)
      VALUES (\(participantID), \(isTest), \(revision))
      ON CONFLICT (participant_id)
      DO UPDATE SET marked = EXCLUDED.marked, revision = EXCLUDED.revision
      WHERE known.revision < EXCLUDED.revision
      """)
  }
}
