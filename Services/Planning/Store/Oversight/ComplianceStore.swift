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
    var query = CountedNotifications.query(
      question, now: now,
      people: CountedNotifications.People(after: last, limit: peopleMax))
    query.append(
      """
      , keyed AS (
        SELECT \(unescaped: Self.key(question.breakdown)) COLLATE "C" AS key, counted.*
        FROM \(unescaped: isByParticipant ? "people LEFT JOIN counted USING (participant_id)" : "counted")
      )
      SELECT key, \(unescaped: Self.counts(now: "asked.now"))
      FROM keyed, (SELECT \(now)::timestamptz AS now) AS asked
      WHERE \(after)::text IS NULL OR key > \(after) COLLATE "C"
      GROUP BY key ORDER BY key LIMIT \(limit)
      """)
    return PostgresStatement(query) { rows in try rows.map(Self.row) }
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
