import FoundationEssentials
import Postgres

/// Counts notifications by outcome.
struct ComplianceStore: Sendable {
  /// - Parameters:
  ///   - now: notifications after this time are not counted.
  ///   - after: key of the last row of the previous page; nil for the first page.
  /// - Returns: Rows ordered by key, at most `limit`.
  func rows(
    _ question: ComplianceQuestion, now: Date, after: String?, limit: Int
  ) -> PostgresStatement<[ComplianceRow]> {
    let isByParticipant = [.participant, .participantDate].contains(question.breakdown)
    // Limits the query to the participants of the page, with a row each. A page may end between two
    // dates of a participant.
    var people = CountedNotifications.People(limit: isByParticipant ? limit : Int.max)
    switch question.breakdown {
    case .participant: people.after = after
    case .participantDate:
      people.first = after.map { String($0.prefix { $0 != "/" }) }
      people.limit += 1
    default: break
    }
    // The other breakdowns have rows of counted notifications only.
    let isTotal = question.breakdown == .total
    var query = CountedNotifications.query(
      question, now: now, people: people, withoutRoom: isTotal, lapsed: isTotal)
    query.append(
      """
      , latest AS (
        SELECT participant_id, questionnaire_id, schedule_id, max(at) AS latest_at FROM notifications
        WHERE participant_id IN (SELECT participant_id FROM people)
          AND study_id = \(question.studyID) AND cancelled_at IS NULL
          AND at > \(question.from) AND at <= \(now)
        GROUP BY participant_id, questionnaire_id, schedule_id
      ), keyed AS MATERIALIZED (
        SELECT \(unescaped: Self.key(question.breakdown)) COLLATE "C" AS key, participant_id,
          notification_id, at, expires_at, delivered_at, opened_at, snoozed_at, dismissed_at,
          answered_at, no_room, has_lapsed, has_reached_out,
          coalesce(expires_at <= \(now), at < latest_at, false) AS is_over
        FROM \(unescaped: isByParticipant ? "people LEFT JOIN counted USING (participant_id)" : "counted")
        LEFT JOIN latest USING (participant_id, questionnaire_id, schedule_id)
      )
      SELECT key, \(unescaped: Self.counts) FROM keyed
      WHERE key IS NOT NULL AND (\(after)::text IS NULL OR key > \(after) COLLATE "C")
      GROUP BY key ORDER BY key LIMIT \(limit)
      """)
    return PostgresStatement(query, each: Self.row)
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
    case .schedule: "questionnaire_id || '/' || schedule_id"
    case .studyDay:
      // A day of an earlier enrolment says nothing about the present one.
      "CASE WHEN at < joined_at THEN NULL"
        + " ELSE lpad(least(greatest(local_at::date - coalesce(joined_on, local_at::date), 0),"
        + " 9999)::text, 4, '0') END"
    case .participantDate:
      "people.pseudonym || '/' || coalesce(to_char(local_at, 'YYYY-MM-DD'), '')"
    }
  }

  /// Same rules as ``NotificationLife/state(until:at:)``, with late answers counted separately. A
  /// notification without expiry ends with the next one of its schedule.
  private static let counts: String = {
    let isUnanswered = "answered_at IS NULL AND dismissed_at IS NULL"
    let isOver = "\(isUnanswered) AND is_over"
    let isMissed = "\(isOver) AND has_reached_out"
    let isSeen = "(delivered_at IS NOT NULL OR snoozed_at <> '{}')"
    let isCounted = "notification_id IS NOT NULL AND no_room IS NULL AND NOT has_lapsed"
    let seconds = "greatest(0, extract(epoch FROM answered_at - at))::float8"
    func count(_ condition: String, _ name: String) -> String {
      "count(*) FILTER (WHERE \(isCounted) AND \(condition)) AS \(name)"
    }
    func quantile(_ share: String, _ name: String) -> String {
      "percentile_cont(\(share)) WITHIN GROUP (ORDER BY \(seconds))"
        + " FILTER (WHERE \(isCounted) AND answered_at IS NOT NULL) AS \(name)"
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
      count(isMissed, "missed"),
      count("\(isMissed) AND opened_at IS NULL AND NOT \(isSeen)", "unseen"),
      count("\(isMissed) AND opened_at IS NULL AND \(isSeen)", "unopened"),
      count("\(isMissed) AND opened_at IS NOT NULL", "abandoned"),
      count("\(isOver) AND NOT has_reached_out", "expired"),
      count("\(isUnanswered) AND NOT is_over", "open"),
      count("(has_reached_out OR dismissed_at IS NOT NULL OR answered_at IS NOT NULL)", "sent"),
      "count(DISTINCT participant_id) FILTER (WHERE \(isCounted)) AS participants",
      "count(*) FILTER (WHERE has_lapsed AND no_room IS NULL) AS consent_ended",
      "count(*) FILTER (WHERE no_room IS NOT NULL) AS without_room",
      quantile("0.5", "median"), quantile("0.9", "p90"),
    ].joined(separator: ", ")
  }()

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
    counts.sent = try row.decode("sent")
    counts.missedUnseen = try row.decode("unseen")
    counts.missedUnopened = try row.decode("unopened")
    counts.missedOpened = try row.decode("abandoned")
    counts.participants = try row.decode("participants")
    counts.consentEnded = try row.decode("consent_ended")
    counts.withoutRoom = try row.decode("without_room")
    counts.medianAnswerSeconds = try row.decode("median")
    counts.p90AnswerSeconds = try row.decode("p90")
    return counts
  }
}
