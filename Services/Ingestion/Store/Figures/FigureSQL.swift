import FoundationEssentials
import Postgres

/// The sheets of a questionnaire as SQL tables for its figures.
enum FigureSQL {
  /// Builds the table `sheet` for the statement that follows: the newest sheets of a questionnaire that
  /// count, in their newest revision.
  ///
  /// The order of arrival has an index, so that the work depends on the limit and not on the study.
  ///
  /// - Parameters:
  ///   - limit: maximum number of sheets.
  ///   - cutoff: sheets and amendments that arrived since then do not count; withdrawals do. Nil for no
  ///     limit.
  static func sheets(
    of studyID: String, questionnaireID: String, limit: Int, before cutoff: Date?
  ) -> PostgresQuery {
    """
    WITH sheet AS MATERIALIZED (
      SELECT s.participant_id, s.version, s.sequence, \(unescaped: answers) AS answers,
        CASE WHEN \(unescaped: isTimed)
          THEN extract(epoch FROM finished_at - started_at)::float8 / 60 END AS minutes
      FROM (
        SELECT * FROM answer_sheets
        WHERE study_id = \(studyID) AND questionnaire_id = \(questionnaireID)
          AND received_at < coalesce(\(cutoff), 'infinity')
        ORDER BY sequence DESC LIMIT \(limit)) AS s
      LEFT JOIN LATERAL (
        SELECT answers, withdrawn FROM sheet_revisions
        WHERE participant_id = s.participant_id AND sheet_id = s.sheet_id
        ORDER BY revision DESC LIMIT 1) AS r ON true
      LEFT JOIN LATERAL (
        SELECT answers FROM sheet_revisions
        WHERE r.withdrawn IS NOT NULL AND participant_id = s.participant_id AND sheet_id = s.sheet_id
          AND received_at < coalesce(\(cutoff), 'infinity')
        ORDER BY revision DESC LIMIT 1) AS former ON true
      WHERE r.withdrawn IS NOT TRUE
        AND s.participant_id NOT IN (SELECT participant_id FROM test_participants WHERE marked)
        AND s.participant_id NOT IN (SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        AND s.participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
    )
    """
  }

  /// Returns the number of questionnaires of the study, also of former ones.
  static func questionnaires(of studyID: String) -> PostgresStatement<Int> {
    PostgresStatement(
      "SELECT count(*) FROM study_questionnaires WHERE study_id = \(studyID)",
      named: "the number of questionnaires"
    ) { row in try row.decode(Int.self) }
  }

  /// Returns whether only some groups of the study see the questionnaire.
  static func isOfGroups(_ questionnaireID: String, in studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM study_questionnaires
        WHERE study_id = \(studyID) AND questionnaire_id = \(questionnaireID) AND group_ids <> '{}'
        """)
  }

  /// Returns whether a questionnaire has more sheets than the limit.
  static func isTruncated(
    studyID: String, questionnaireID: String, limit: Int, before cutoff: Date?
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM answer_sheets
        WHERE study_id = \(studyID) AND questionnaire_id = \(questionnaireID)
          AND received_at < coalesce(\(cutoff), 'infinity')
        OFFSET \(limit) LIMIT 1
        """)
  }

  /// The answers by the newest revision that counts, without those that were withdrawn since.
  private static let answers = """
    CASE WHEN r.answers IS NULL THEN s.answers ELSE (
      SELECT coalesce(jsonb_object_agg(given.key, given.value), '{}')
      FROM jsonb_each(coalesce(former.answers, s.answers)) AS given (key, value)
      WHERE r.answers ? given.key) END
    """

  /// Whether the duration of a sheet counts.
  static let isTimed = """
    NOT deviations
        && '{\(Deviation.clockImplausible.rawValue),\(Deviation.clockInconsistent.rawValue)}'
      AND finished_at BETWEEN started_at
        AND started_at + interval '\(FigureLimits.minutesMax) minutes'
    """
}
