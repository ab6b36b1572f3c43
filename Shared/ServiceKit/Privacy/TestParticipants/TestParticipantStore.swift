public import Bus
import Fields
public import FoundationEssentials
import Messages
public import Postgres

/// Test participants as published by auth, in any order and any number of times. The table
/// `test_participants` is the service's own.
public struct TestParticipantStore: Sendable {
  /// Marks or unmarks a participant. Ignored for an erased participant.
  ///
  /// - Parameter revision: the change is ignored unless it is newer than the known revision.
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

/// Stores which participants are test participants.
public struct TestParticipantConsumer: EventConsumer {
  public init() {}

  public var name: String { "test-participants" }
  public var types: Set<String> { [EventsV1.TestParticipantChanged.fullName] }
  public var sources: Set<String>? { ["otolith-auth"] }

  public func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let changed = try EventsV1.TestParticipantChanged(serialized: event.data)
    guard let participantID = UUID(text: changed.participantID),
      changed.accountRevision > 0, let revision = Int(exactly: changed.accountRevision)
    else { throw PermanentFailure("invalid event: participant id or revision is missing") }
    try await TestParticipantStore.set(
      participantID, isTest: changed.testParticipant, revision: revision, on: connection)
  }
}
