import FoundationEssentials
import Postgres

/// The read model of enrolments. Both changes may come again and in any order: the latest counts.
struct EnrolmentStore: Sendable {
  func join(
    _ participantID: UUID, studyID: String, at: Date, groupID: String = "",
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO enrolments (participant_id, study_id, joined_at, group_id, grouped_at)
      VALUES (\(participantID), \(studyID), \(at), \(groupID), \(at))
      ON CONFLICT (participant_id, study_id) DO UPDATE
        SET joined_at = greatest(enrolments.joined_at, EXCLUDED.joined_at),
          group_id = CASE WHEN EXCLUDED.grouped_at <= enrolments.grouped_at
            THEN enrolments.group_id ELSE EXCLUDED.group_id END,
          grouped_at = greatest(enrolments.grouped_at, EXCLUDED.grouped_at)
      """)
  }

  /// The latest change counts, also one that comes before the joining it belongs to.
  func regroup(
    _ participantID: UUID, studyID: String, groupID: String, at: Date,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO enrolments (participant_id, study_id, group_id, grouped_at)
      VALUES (\(participantID), \(studyID), \(groupID), \(at))
      ON CONFLICT (participant_id, study_id) DO UPDATE
        SET group_id = EXCLUDED.group_id, grouped_at = EXCLUDED.grouped_at
        WHERE enrolments.grouped_at IS NULL OR enrolments.grouped_at < EXCLUDED.grouped_at
      """)
  }

  func leave(
    _ participantID: UUID, studyID: String, at: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      INSERT INTO enrolments (participant_id, study_id, left_at)
      VALUES (\(participantID), \(studyID), \(at))
      ON CONFLICT (participant_id, study_id) DO UPDATE
        SET left_at = greatest(enrolments.left_at, EXCLUDED.left_at)
      """)
  }

  func find(
    _ participantID: UUID, studyIDs: [String], on connection: PostgresConnection
  ) async throws -> [String: EnrolmentRecord] {
    let rows = try await connection.query(
      """
      SELECT study_id, joined_at, left_at, group_id, grouped_at FROM enrolments
      WHERE participant_id = \(participantID) AND study_id = ANY (\(studyIDs))
      """)
    var found: [String: EnrolmentRecord] = [:]
    for row in rows {
      found[try row.decode("study_id")] = EnrolmentRecord(
        joinedAt: try row.decode("joined_at"), leftAt: try row.decode("left_at"),
        groupID: try row.decode("group_id"), groupedAt: try row.decode("grouped_at"))
    }
    return found
  }
}
