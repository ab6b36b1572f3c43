import Fields
import FoundationEssentials
import Postgres

/// Notifications counted for compliance: past, not cancelled, of an enrolled participant, in a
/// study that was not paused at the time, and with a valid consent unless a device showed it.
enum CountedNotifications {
  /// Range of participants by pseudonym.
  struct People: Sendable {
    /// Start, exclusive; nil for the first.
    var after: String?
    /// Start, inclusive; nil for the first.
    var first: String?
    /// Pseudonyms to include; nil for all.
    var names: [String]?
    /// An earlier export, to include only participants with changes; nil for all.
    var since: ExportCursor?
    var limit = Int.max
  }

  /// Builds the tables `people` and `counted` for the statement that follows.
  ///
  /// - Parameters:
  ///   - withoutRoom: whether those that are not planned are included, too
  ///     (``StandingNotification/noRoom``).
  ///   - lapsed: whether those that the end of a consent excluded are included, too. The column
  ///     `has_lapsed` marks them.
  static func query(
    _ question: ComplianceQuestion, now: Date, people: People = People(), withoutRoom: Bool = false,
    lapsed: Bool = false
  ) -> PostgresQuery {
    let studyID = question.studyID
    let hasLapsed = NotificationRow.hasLapsed("n", consentEnd: "people.consent_ends_at")
    let filter = question.filter
    var query: PostgresQuery = "WITH people AS ("
    query.append(self.people(question, people, now: now))
    query.append(
      """
      ), counted AS (
        SELECT n.*, people.group_id, people.pseudonym, people.is_test, people.joined_at,
          \(unescaped: hasLapsed) AS has_lapsed,
          coalesce(r.time_zone, people.time_zone, 'UTC') AS zone,
          n.at AT TIME ZONE
            \(unescaped: Self.sqlZone("coalesce(r.time_zone, people.time_zone, 'UTC')")) AS local_at,
          (people.joined_at AT TIME ZONE
            \(unescaped: Self.sqlZone("coalesce(r.time_zone, people.time_zone, 'UTC')")))::date
            AS joined_on,
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
        WHERE n.study_id = \(studyID) AND n.at <= \(now)
          AND (n.cancelled_at IS NULL OR \(withoutRoom) AND n.no_room IS NOT NULL)
          AND n.at >= \(question.from) AND n.at < \(question.to)
          AND (\(question.questionnaireID) = ''
            OR n.questionnaire_id = \(question.questionnaireID))
          AND (\(filter.questionnaireIDs.isEmpty)
            OR n.questionnaire_id = ANY (\(filter.questionnaireIDs)))
          AND \(unescaped: isEnrolled("n.at"))
          AND (NOT \(question.concealsGroups) OR \(unescaped: StudyStore.isOfAll("n")))
          AND (\(lapsed) OR NOT \(unescaped: hasLapsed))
          AND NOT \(unescaped: isPaused("n", at: "n.at"))
      )
      """)
    return query
  }

  /// Returns an SQL condition for times at which the participant of the row of `people` was enrolled.
  static func isEnrolled(_ time: String) -> String {
    """
    (people.left_at IS NULL OR \(time) < people.left_at
      OR (people.joined_at > people.left_at AND \(time) >= people.joined_at))
    """
  }

  /// Returns an SQL condition for times at which the study of the row was paused.
  static func isPaused(_ row: String, at time: String) -> String {
    """
    EXISTS (SELECT FROM study_pauses s WHERE s.study_id = \(row).study_id
      AND s.paused_at <= \(time) AND (s.resumed_at IS NULL OR \(time) < s.resumed_at))
    """
  }

  /// Returns SQL for a zone as PostgreSQL names it, which counts offsets west of Greenwich as
  /// positive.
  static func sqlZone(_ zone: String) -> String {
    "CASE WHEN \(zone) ~ '^UTC[+-]' THEN translate(\(zone), '+-', '-+') ELSE \(zone) END"
  }

  /// Selects participants ordered by pseudonym.
  static func people(
    _ question: ComplianceQuestion, _ people: People, now: Date
  ) -> PostgresQuery {
    var query: PostgresQuery = """
      SELECT e.participant_id, e.pseudonym, e.joined_at, e.left_at,
        CASE WHEN \(question.concealsGroups) THEN '' ELSE e.group_id END AS group_id,
        e.consent_ends_at, p.time_zone,
        coalesce(t.marked, false) AS is_test
      FROM enrolments e LEFT JOIN participants p ON p.participant_id = e.participant_id
      LEFT JOIN test_participants t ON t.participant_id = e.participant_id
      WHERE e.study_id = \(question.studyID)
        AND (\(question.groupID) = '' OR e.group_id = \(question.groupID))
        AND (\(question.filter.groupIDs.isEmpty) OR e.group_id = ANY (\(question.filter.groupIDs)))
        AND (\(question.participantID)::uuid IS NULL
          OR e.participant_id = \(question.participantID))
        AND (\(question.includesTests || question.participantID != nil)
          OR NOT coalesce(t.marked, false))
        AND (\(people.after)::text IS NULL OR e.pseudonym > \(people.after))
        AND (\(people.first)::text IS NULL OR e.pseudonym >= \(people.first))
      """
    if let names = people.names { query.append(" AND e.pseudonym = ANY (\(names))") }
    if let since = people.since { query.append(ChangedPlans.condition(question, since, now: now)) }
    query.append(" ORDER BY e.pseudonym LIMIT \(people.limit)")
    return query
  }
}
