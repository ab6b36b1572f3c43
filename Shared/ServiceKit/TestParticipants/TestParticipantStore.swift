public import FoundationEssentials
public import Postgres

/// Whose answers are a test, as auth told: in whatever order, and however often. The table `test_participants` is the
/// service's own.
public struct TestParticipantStore: Sendable {
  /// Of somebody who was erased it changes nothing: the log may tell of them again.
  ///
  /// - Parameter revision: what is told with a lower one than is known changes nothing.
  public static func set(
    _ participantID: UUID, isTest: Bool, revision: Int, on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO test_participants AS known (participant_id, marked, revision)
      SELECT \(participantID), \(isTest), \(revision)
      WHERE NOT EXISTS (
        SELECT FROM erasures
        WHERE is_whole AND digest = erasure_digest(\(participantID), ''))
      ON CONFLICT (participant_id)
      DO UPDATE SET marked = EXCLUDED.marked, revision = EXCLUDED.revision
      WHERE known.revision < EXCLUDED.revision
      """)
  }
}
