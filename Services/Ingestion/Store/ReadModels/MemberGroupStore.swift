package import FoundationEssentials
package import Postgres

/// Which groups participants belonged to, as the bus told.
package struct MemberGroupStore: Sendable {
  /// Notes a joining with its group. Nothing is kept of participants who never were in one.
  package static func join(
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

  /// Notes a change; the first word about an instant counts.
  package static func change(
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

  /// A joining may have been told of before what belongs to an earlier one, and have left
  /// no period then, being without a group: a group does not outlive its enrolment.
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
