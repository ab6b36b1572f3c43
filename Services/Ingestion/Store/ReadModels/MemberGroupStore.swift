import FoundationEssentials
import Postgres

/// Stores participants' groups as received from the bus.
struct MemberGroupStore: Sendable {
  /// Records a joining with its group. Nothing is stored for participants who never had a group.
  static func join(
    participantID: UUID, studyID: String, groupID: String, at joinedAt: Date,
    on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO member_groups (participant_id, study_id, since, group_id)
      SELECT \(participantID), \(studyID), \(joinedAt), \(groupID)
      WHERE \(!groupID.isEmpty) OR EXISTS (SELECT FROM member_groups
        WHERE participant_id = \(participantID) AND study_id = \(studyID))
      ON CONFLICT DO NOTHING
      """)
    if !groupID.isEmpty {
      try await endAtNextJoining(participantID: participantID, studyID: studyID, on: executor)
    }
  }

  /// Records a change of group; the first event for an instant wins.
  static func change(
    participantID: UUID, studyID: String, groupID: String, at changedAt: Date,
    on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO member_groups (participant_id, study_id, since, group_id)
      VALUES (\(participantID), \(studyID), \(changedAt), \(groupID))
      ON CONFLICT DO NOTHING
      """)
    try await endAtNextJoining(participantID: participantID, studyID: studyID, on: executor)
  }

  /// A joining without a group may arrive before events of an earlier enrolment and then leaves no
  /// period. Ends the earlier group there, because a group does not outlast its enrolment.
  private static func endAtNextJoining(
    participantID: UUID, studyID: String, on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO member_groups (participant_id, study_id, since, group_id)
      SELECT participant_id, study_id, at, '' FROM enrolment_changes
      WHERE participant_id = \(participantID) AND study_id = \(studyID) AND joined
        AND at > (SELECT min(since) FROM member_groups
          WHERE participant_id = \(participantID) AND study_id = \(studyID))
      ON CONFLICT DO NOTHING
      """)
  }
}
