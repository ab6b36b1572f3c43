import FoundationEssentials
import IngestionDomain
import Postgres

/// Which groups participants belonged to, as the bus told.
struct MemberGroupStore: Sendable {
  /// Notes a joining with its group. Nothing is kept of participants who never were in one.
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
  }

  /// Notes a change; the first word about an instant counts.
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
  }

  /// By study; studies without any are missing.
  static func periods(
    of participantID: UUID, in studyIDs: some Collection<String>,
    on executor: some PostgresExecutor
  ) async throws -> [String: [MemberGroups.Period]] {
    guard !studyIDs.isEmpty else { return [:] }
    let rows = try await executor.query(
      """
      SELECT study_id, since, group_id FROM member_groups
      WHERE participant_id = \(participantID) AND study_id = ANY(\(Array(studyIDs)))
      """)
    var periods: [String: [MemberGroups.Period]] = [:]
    for row in rows {
      let (studyID, since, groupID) = try row.decode(String.self, Date.self, String.self)
      periods[studyID, default: []].append(
        MemberGroups.Period(since: Instant(since), groupID: groupID))
    }
    return periods
  }
}
