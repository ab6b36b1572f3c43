import FoundationEssentials
import PlanningDomain
import Postgres

/// The notifications that compliance counts: whose instant has come, of somebody who took part then, in a study that
/// was not paused then, without those that were called off.
enum CountedNotifications {
  /// Which participants, by their pseudonyms.
  struct People: Sendable {
    /// Behind this one; nil: from the first.
    var after: String?
    /// Up to this one; nil: to the last.
    var last: String?
    var limit = Int.max
  }

  /// The tables `people` and `counted` for a statement that reads them.
  static func query(
    _ question: ComplianceQuestion, now: Date, people: People = People()
  ) -> PostgresQuery {
    let studyID = question.studyID
    var query: PostgresQuery = "WITH people AS ("
    query.append(self.people(question, people))
    query.append(
      """
      ), counted AS (
        SELECT n.*, people.group_id, people.pseudonym, people.is_test,
          coalesce(r.time_zone, people.time_zone, 'UTC') AS zone,
          n.at AT TIME ZONE coalesce(r.time_zone, people.time_zone, 'UTC') AS local_at,
          coalesce(n.expires_at, CASE WHEN n.answered_at IS NULL AND n.dismissed_at IS NULL THEN (
            SELECT min(following.at) FROM notifications following
            WHERE following.participant_id = n.participant_id AND following.at > n.at
              AND following.study_id = n.study_id
              AND following.questionnaire_id = n.questionnaire_id
              AND following.schedule_id = n.schedule_id AND following.cancelled_at IS NULL) END)
            AS end_at,
          n.handed_out_at IS NOT NULL OR n.sent_at IS NOT NULL OR n.delivered_at IS NOT NULL
            OR n.opened_at IS NOT NULL OR n.snoozed_at <> '{}' AS has_reached_out
        FROM people JOIN notifications n ON n.participant_id = people.participant_id
        LEFT JOIN plan_revisions r ON r.participant_id = n.participant_id
          AND r.study_id = n.study_id AND r.questionnaire_id = n.questionnaire_id
          AND r.schedule_id = n.schedule_id AND r.revision = n.revision
        WHERE n.study_id = \(studyID) AND n.cancelled_at IS NULL AND n.at <= \(now)
          AND n.at >= \(question.from) AND n.at < \(question.to)
          AND (\(question.questionnaireID) = ''
            OR n.questionnaire_id = \(question.questionnaireID))
          AND (people.left_at IS NULL OR n.at < people.left_at
            OR (people.joined_at > people.left_at AND n.at >= people.joined_at))
          AND NOT EXISTS (SELECT FROM study_pauses s
            WHERE s.study_id = \(studyID) AND s.paused_at <= n.at
              AND (s.resumed_at IS NULL OR n.at < s.resumed_at))
      )
      """)
    return query
  }

  /// By pseudonym.
  static func people(_ question: ComplianceQuestion, _ people: People) -> PostgresQuery {
    """
    SELECT e.participant_id, e.pseudonym, e.group_id, e.joined_at, e.left_at, p.time_zone,
      coalesce(t.marked, false) AS is_test
    FROM enrolments e LEFT JOIN participants p ON p.participant_id = e.participant_id
    LEFT JOIN test_participants t ON t.participant_id = e.participant_id
    WHERE e.study_id = \(question.studyID)
      AND (\(question.groupID) = '' OR e.group_id = \(question.groupID))
      AND (\(question.participantID)::uuid IS NULL
        OR e.participant_id = \(question.participantID))
      AND (\(question.includesTests || question.participantID != nil)
        OR NOT coalesce(t.marked, false))
      AND (\(people.after)::text IS NULL OR e.pseudonym > \(people.after))
      AND (\(people.last)::text IS NULL OR e.pseudonym <= \(people.last))
    ORDER BY e.pseudonym LIMIT \(people.limit)
    """
  }
}
