package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// Counts what became of notifications.
package struct ComplianceStore: Sendable {
  package init() {}

  /// - Parameters:
  ///   - now: what comes later is not counted.
  ///   - after: the key of the last row of the page before; nil: the first page.
  /// - Returns: by their keys, at most `limit`.
  package func rows(
    _ question: ComplianceQuestion, now: Date, after: String?, limit: Int
  ) -> PostgresStatement<[ComplianceRow]> {
    let isByParticipant = question.breakdown == .participant
    // Only the people of the page are looked at.
    let last = isByParticipant ? after : nil
    let peopleMax = isByParticipant ? limit : Int.max
    let studyID = question.studyID
    return PostgresStatement(
      """
      WITH people AS (
        SELECT e.participant_id, e.pseudonym, e.group_id, e.joined_at, e.left_at, p.time_zone
        FROM enrolments e LEFT JOIN participants p ON p.participant_id = e.participant_id
        WHERE e.study_id = \(studyID)
          AND (\(question.groupID) = '' OR e.group_id = \(question.groupID))
          AND (\(question.participantID)::uuid IS NULL
            OR e.participant_id = \(question.participantID))
          AND (\(last)::text IS NULL OR e.pseudonym > \(last))
        ORDER BY e.pseudonym LIMIT \(peopleMax)
      ), counted AS (
        SELECT n.*, people.group_id, people.pseudonym,
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
      ), keyed AS (
        SELECT \(unescaped: Self.key(question.breakdown)) COLLATE "C" AS key, counted.*
        FROM \(unescaped: isByParticipant ? "people LEFT JOIN counted USING (participant_id)" : "counted")
      )
      SELECT key, \(unescaped: Self.counts(now: "asked.now"))
      FROM keyed, (SELECT \(now)::timestamptz AS now) AS asked
      WHERE \(after)::text IS NULL OR key > \(after) COLLATE "C"
      GROUP BY key ORDER BY key LIMIT \(limit)
      """
    ) { rows in try rows.map(Self.row) }
  }

  private static func key(_ breakdown: ComplianceBreakdown) -> String {
    switch breakdown {
    case .total: "''"
    case .participant: "people.pseudonym"
    case .localDate: "to_char(local_at, 'YYYY-MM-DD')"
    case .utcDate: "to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD')"
    case .hour: "to_char(local_at, 'HH24')"
    case .weekday: "to_char(local_at, 'ID')"
    case .questionnaire: "questionnaire_id"
    case .group: "group_id"
    }
  }

  /// As ``NotificationLife/state(until:at:)`` has it, with late answers apart.
  private static func counts(now: String) -> String {
    let isUnanswered = "answered_at IS NULL AND dismissed_at IS NULL"
    let isOver = "\(isUnanswered) AND end_at <= \(now)"
    let seconds = "greatest(0, extract(epoch FROM answered_at - at))::float8"
    func count(_ condition: String, _ name: String) -> String {
      "count(*) FILTER (WHERE notification_id IS NOT NULL AND \(condition)) AS \(name)"
    }
    func quantile(_ share: String, _ name: String) -> String {
      "percentile_cont(\(share)) WITHIN GROUP (ORDER BY \(seconds))"
        + " FILTER (WHERE answered_at IS NOT NULL) AS \(name)"
    }
    return [
      count("true", "planned"),
      count(
        "(delivered_at IS NOT NULL OR opened_at IS NOT NULL OR snoozed_at <> '{}'"
          + " OR dismissed_at IS NOT NULL OR answered_at IS NOT NULL)", "delivered"),
      count("(opened_at IS NOT NULL OR answered_at IS NOT NULL)", "opened"),
      count(
        "answered_at IS NOT NULL AND (expires_at IS NULL OR answered_at <= expires_at)", "in_time"),
      count("answered_at > expires_at", "late"),
      count("answered_at IS NULL AND dismissed_at IS NOT NULL", "dismissed"),
      count("\(isOver) AND has_reached_out", "missed"),
      count("\(isOver) AND NOT has_reached_out", "expired"),
      count("\(isUnanswered) AND (end_at IS NULL OR end_at > \(now))", "open"),
      quantile("0.5", "median"), quantile("0.9", "p90"),
    ].joined(separator: ", ")
  }

  private static func row(_ row: PostgresRow) throws -> ComplianceRow {
    var counts = ComplianceRow(key: try row.decode("key"))
    counts.planned = try row.decode("planned")
    counts.delivered = try row.decode("delivered")
    counts.opened = try row.decode("opened")
    counts.answeredInTime = try row.decode("in_time")
    counts.answeredLate = try row.decode("late")
    counts.dismissed = try row.decode("dismissed")
    counts.missed = try row.decode("missed")
    counts.expired = try row.decode("expired")
    counts.open = try row.decode("open")
    counts.medianAnswerSeconds = try row.decode("median")
    counts.p90AnswerSeconds = try row.decode("p90")
    return counts
  }
}
