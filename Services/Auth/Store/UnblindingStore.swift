import FoundationEssentials
import Postgres

/// The table of requests to unblind members.
enum UnblindingStore {
  static func find(_ unblindingID: UUID) -> PostgresStatement<Unblinding?> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns) FROM \(unescaped: source)
      WHERE unblinding_id = \(unblindingID)
      """, first: unblinding)
  }

  /// Lists requests, newest first.
  ///
  /// - Parameter last: last request of the previous page; nil for the first page.
  static func list(
    of study: StudyID, after last: UUID?, limit: Int
  ) -> PostgresStatement<[Unblinding]> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns) FROM \(unescaped: source)
      WHERE unblindings.study_id = \(study.text)
        AND (\(last)::uuid IS NULL OR (requested_at, unblinding_id) < (
          SELECT requested_at, unblinding_id FROM unblindings
          WHERE unblinding_id = \(last) AND study_id = \(study.text)))
      ORDER BY requested_at DESC, unblinding_id DESC LIMIT \(limit)
      """, each: unblinding)
  }

  static func countPending(of study: StudyID, at now: Date) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(*) AS count FROM unblindings
      WHERE study_id = \(study.text) AND state = 'pending'
        AND requested_at > \(now - Unblinding.lifetime)
      """, named: "a count", row: { try $0.decode("count") })
  }

  /// Answers false, without writing, if the id is taken.
  static func insert(_ unblinding: Unblinding) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        INSERT INTO unblindings (unblinding_id, study_id, participant_id, member_id, reason, state,
          requested_by, decided_by, requested_at, decided_at)
        VALUES (\(unblinding.unblindingID), \(unblinding.studyID), \(unblinding.participantID),
          \(unblinding.memberID), \(unblinding.reason), \(unblinding.state.rawValue),
          \(unblinding.requestedBy), \(unblinding.decidedBy), \(unblinding.requestedAt),
          \(unblinding.decidedAt))
        ON CONFLICT (unblinding_id) DO NOTHING
        """)
  }

  /// Answers false if it was decided meanwhile.
  static func decide(
    _ unblindingID: UUID, as state: Unblinding.State, by actor: UUID, at now: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        UPDATE unblindings SET state = \(state.rawValue), decided_by = \(actor), decided_at = \(now)
        WHERE unblinding_id = \(unblindingID) AND state = 'pending'
        """)
  }

  private static let source = "unblindings JOIN allocations USING (participant_id, study_id)"

  private static let columns =
    "unblinding_id, study_id, participant_id, unblindings.member_id AS named_member_id, reason, "
    + "state, requested_by, decided_by, requested_at, decided_at, allocations.group_id AS group_id"

  @Sendable private static func unblinding(_ row: PostgresRow) throws -> Unblinding {
    guard let state = Unblinding.State(rawValue: try row.decode("state")) else {
      throw PostgresError(kind: .decoding, message: "a stored request to unblind is invalid")
    }
    return Unblinding(
      unblindingID: try row.decode("unblinding_id"), studyID: try row.decode("study_id"),
      participantID: try row.decode("participant_id"),
      memberID: try row.decode("named_member_id"), reason: try row.decode("reason"), state: state,
      requestedBy: try row.decode("requested_by"), decidedBy: try row.decode("decided_by"),
      requestedAt: try row.decode("requested_at"), decidedAt: try row.decode("decided_at"),
      groupID: try row.decode("group_id"))
  }
}
