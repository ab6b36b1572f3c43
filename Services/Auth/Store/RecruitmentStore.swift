import FoundationEssentials
import Postgres

/// Counts the enrolments of a study. Rows of erased accounts do not exist.
enum RecruitmentStore {
  private static let counted = """
    SELECT participant_id, joined_at, left_at, consent_withdrawn_at FROM enrolments
    JOIN accounts USING (participant_id) WHERE NOT accounts.test_participant AND study_id
    """

  /// Returns days with changes, earliest first.
  static func days(of study: StudyID) -> PostgresStatement<[Recruitment.Day]> {
    PostgresStatement(
      """
      WITH counted AS (\(unescaped: counted) = \(study.text)), change AS (
        SELECT joined_at AS at, 1 AS joined, 0 AS departed, 0 AS withdrawn FROM counted
        UNION ALL
        SELECT left_at, 0, 1, (consent_withdrawn_at IS NOT NULL)::int FROM counted
        WHERE left_at IS NOT NULL
      ), day AS (
        SELECT (at AT TIME ZONE 'UTC')::date AS day, sum(joined)::int8 AS joined,
          sum(departed)::int8 AS departed, sum(withdrawn)::int8 AS withdrawn
        FROM change GROUP BY 1 ORDER BY 1 DESC LIMIT \(Recruitment.daysMax)
      )
      SELECT to_char(day, 'YYYY-MM-DD') AS date, joined, departed, withdrawn FROM day ORDER BY day
      """,
      each: { row in
        let (date, joined, left, withdrawn) = try row.decode(
          String.self, Int.self, Int.self, Int.self)
        return Recruitment.Day(date: date, joined: joined, left: left, withdrawn: withdrawn)
      })
  }

  /// Returns the numbers of participants, without days.
  static func totals(of study: StudyID) -> PostgresStatement<Recruitment> {
    PostgresStatement(
      """
      WITH person AS (
        SELECT participant_id, bool_or(left_at IS NULL) AS is_enrolled,
          bool_or(consent_withdrawn_at IS NOT NULL) AS has_withdrawn
        FROM (\(unescaped: counted) = \(study.text)) AS counted GROUP BY participant_id
      )
      SELECT p.*, r.* FROM (
        SELECT count(*) AS participants, count(*) FILTER (WHERE is_enrolled) AS enrolled,
          count(*) FILTER (WHERE NOT is_enrolled AND has_withdrawn) AS withdrawn FROM person) AS p,
        (SELECT count(*) FILTER (WHERE state = 'pending') AS pending,
          count(*) FILTER (WHERE state IN ('rejected', 'withdrawn', 'expired')) AS ended
        FROM join_requests JOIN accounts USING (participant_id)
        WHERE NOT test_participant AND study_id = \(study.text)) AS r
      """, named: "the recruitment of a study"
    ) { row in
      Recruitment(
        participants: try row.decode("participants"), enrolled: try row.decode("enrolled"),
        withdrawn: try row.decode("withdrawn"), requestsPending: try row.decode("pending"),
        requestsEnded: try row.decode("ended"))
    }
  }
}
