import FoundationEssentials
import Postgres
import Questionnaires

/// Retirement and deletion in the table of studies.
struct StandingStore: Sendable {
  /// - Returns: nil if there never was such a study.
  func find(_ id: String) -> PostgresStatement<StudyStanding?> {
    PostgresStatement(
      """
      SELECT study_id, revision, project_id, definition, had_participants,
        access_password_hash IS NOT NULL AS has_password, retired_at IS NOT NULL AS retired,
        deleted_at IS NOT NULL AS deleted
      FROM studies JOIN study_revisions USING (study_id, revision)
      WHERE study_id = \(id)
      """,
      first: { row in
        StudyStanding(
          id: try row.decode("study_id"), revision: try row.decodeCount("revision"),
          projectID: try row.decode("project_id"),
          definition: try StudyDefinition(stored: row.decode("definition")),
          hasPassword: try row.decode("has_password"),
          hadParticipants: try row.decode("had_participants"),
          isRetired: try row.decode("retired"), isDeleted: try row.decode("deleted"))
      })
  }

  /// - Parameter time: nil to reinstate the study.
  func setRetired(at time: Date?, _ id: String) -> PostgresStatement<Void> {
    PostgresStatement("UPDATE studies SET retired_at = \(time) WHERE study_id = \(id)")
  }

  func delete(at time: Date, _ id: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE studies SET deleted_at = \(time), access_password_hash = NULL WHERE study_id = \(id)
      """)
  }

  func noteParticipant(in id: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE studies SET had_participants = true WHERE study_id = \(id) AND NOT had_participants
      """)
  }

  /// Returns the questionnaires that the study published first, that no other study uses, and that are
  /// not retired, in order; at most 100.
  func questionnaires(usedOnlyBy id: String) -> PostgresStatement<[String]> {
    PostgresStatement(
      """
      SELECT questionnaire_id FROM questionnaires
      WHERE home_study_id = \(id) AND retired_at IS NULL AND NOT EXISTS (
        SELECT FROM study_revision_questionnaires AS uses
          JOIN studies USING (study_id, revision)
        WHERE uses.questionnaire_id = questionnaires.questionnaire_id AND uses.study_id <> \(id)
          AND deleted_at IS NULL)
      ORDER BY questionnaire_id COLLATE "C" LIMIT 100
      """, each: { try $0.decode("questionnaire_id") })
  }
}
