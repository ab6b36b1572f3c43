import Calendar
import FoundationEssentials
import Postgres

/// Reads the participants of a study for its exports.
enum ParticipantStore {
  /// A participant whose name is replaced by the pseudonym before it is exported.
  struct Row: Sendable {
    var participantID: UUID
    var isTest: Bool
    var groupID: String
    var joinedAt: Instant?
    var leftAt: Instant?
    var consentVersion: String
    var consentLanguage: String
    var consentPartIDs: [String]
  }

  /// Returns all participants who joined a study or have data in it, also anonymised data. Excludes
  /// those being erased, as the exports of their data.
  ///
  /// - Parameters:
  ///   - includesTests: whether test participants are included.
  ///   - concealsGroups: whether groups are left out.
  static func all(
    of studyID: String, includesTests: Bool, concealsGroups: Bool
  ) -> PostgresStatement<[Row]> {
    PostgresStatement(
      """
      WITH people AS (
        SELECT participant_id FROM enrolment_changes WHERE study_id = \(studyID)
        UNION SELECT participant_id FROM answer_sheets WHERE study_id = \(studyID)
        UNION SELECT participant_id FROM health_records
        WHERE study_id = \(studyID) AND contents IS NOT NULL
        UNION SELECT participant_id FROM listening_sessions
        WHERE study_id = \(studyID) AND withdrawn_at IS NULL
      ), known AS (
        SELECT participant_id, max(at) FILTER (WHERE joined) AS joined_at,
          max(at) FILTER (WHERE NOT joined) AS left_at
        FROM enrolment_changes WHERE study_id = \(studyID) GROUP BY participant_id
      ), present AS (
        SELECT DISTINCT ON (participant_id) participant_id, group_id FROM member_groups
        WHERE study_id = \(studyID) AND NOT \(concealsGroups)
        ORDER BY participant_id, since DESC
      ), consents AS (
        SELECT DISTINCT ON (participant_id) participant_id, consent_version, consent_language,
          consent_parts
        FROM enrolment_changes
        WHERE study_id = \(studyID) AND consent_told_at IS NOT NULL
        ORDER BY participant_id, consent_told_at DESC
      ), tests AS (SELECT participant_id FROM test_participants WHERE marked)
      SELECT participant_id, tests.participant_id IS NOT NULL AS is_test,
        coalesce(group_id, '') AS group_id, joined_at, left_at,
        coalesce(consent_version, '') AS consent_version,
        coalesce(consent_language, '') AS consent_language,
        coalesce(consent_parts, '{}') AS consent_parts
      FROM people LEFT JOIN known USING (participant_id) LEFT JOIN present USING (participant_id)
      LEFT JOIN consents USING (participant_id) LEFT JOIN tests USING (participant_id)
      WHERE (\(includesTests) OR tests.participant_id IS NULL)
        AND participant_id NOT IN (
          SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        AND participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
      """,
      each: { row in
        Row(
          participantID: try row.decode("participant_id"), isTest: try row.decode("is_test"),
          groupID: try row.decode("group_id"),
          joinedAt: try row.decode("joined_at", as: Date?.self).map { Instant($0) },
          leftAt: try row.decode("left_at", as: Date?.self).map { Instant($0) },
          consentVersion: try row.decode("consent_version"),
          consentLanguage: try row.decode("consent_language"),
          consentPartIDs: try row.decode("consent_parts"))
      })
  }
}
