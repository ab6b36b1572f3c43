import Fields
import FoundationEssentials
import Postgres

/// Alerts as staff sees them.
struct RaisedAlertStore: Sendable {
  /// - Parameter last: raise time and id of the last alert of the previous page.
  /// - Returns: Alerts, latest first, without deliveries.
  func list(
    _ question: AlertQuestion, after last: TimePosition? = nil, limit: Int
  ) -> PostgresStatement<[RaisedAlert]> {
    let (wantsOpen, wantsFailed) = (question.state == .open, question.state == .failed)
    return PostgresStatement(
      """
      SELECT a.alert_id, a.participant_id, e.pseudonym, a.trigger_id, a.text, a.fired_at,
        a.raised_at, a.escalate_at, a.escalated_at, a.acknowledged_at, a.acknowledged_by, a.note,
        coalesce(o.withdrawn, false) AS withdrawn
      FROM alerts a
      LEFT JOIN enrolments e USING (participant_id, study_id)
      LEFT JOIN trigger_occurrences o USING (participant_id, study_id, trigger_id, occurrence_id)
      WHERE a.study_id = \(question.studyID)
        AND (NOT \(wantsOpen) OR a.acknowledged_at IS NULL)
        AND (NOT \(wantsFailed) OR EXISTS (SELECT FROM alert_deliveries d
          WHERE d.alert_id = a.alert_id AND d.state = 'failed'))
        AND (\(question.participantID)::uuid IS NULL OR a.participant_id = \(question.participantID))
        AND (\(question.triggerIDs)::text[] IS NULL OR a.trigger_id = ANY (\(question.triggerIDs)))
        AND (\(question.alertID)::uuid IS NULL OR a.alert_id = \(question.alertID))
        AND (\(last?.at.date)::timestamptz IS NULL
          OR (a.raised_at, a.alert_id) < (\(last?.at.date), \(last?.id)))
      ORDER BY a.raised_at DESC, a.alert_id DESC LIMIT \(limit)
      """, each: Self.alert)
  }

  /// Returns the deliveries by alert, those of the escalation last.
  func deliveries(of ids: [UUID]) -> PostgresStatement<[UUID: [RaisedAlert.Delivery]]> {
    PostgresStatement(
      """
      SELECT alert_id, channel_id, escalation, state, attempts, failure, http_status, try_at,
        delivered_at
      FROM alert_deliveries WHERE alert_id = ANY (\(ids)) ORDER BY escalation, channel_id
      """
    ) { rows in
      try rows.reduce(into: [:]) { found, row in
        let state =
          AlertDeliveryState(rawValue: try row.decode("state", as: String.self)) ?? .pending
        found[try row.decode("alert_id"), default: []].append(
          RaisedAlert.Delivery(
            channelID: try row.decode("channel_id"), isEscalation: try row.decode("escalation"),
            state: state, attempts: try row.decode("attempts"),
            failure: try row.decode("failure", as: String?.self)
              .flatMap { AlertFailure(rawValue: $0) },
            httpStatus: try row.decode("http_status"),
            tryAt: state == .pending ? try row.decode("try_at") : nil,
            deliveredAt: try row.decode("delivered_at")))
      }
    }
  }

  /// Numbers for metrics.
  struct Counts: Sendable, Hashable {
    /// Alerts that are not acknowledged.
    var open = 0
    /// Deliveries to be sent or whose outcome is not known.
    var waiting = 0
    /// Failed deliveries of open alerts.
    var failed = 0
  }

  /// Each number is counted up to 100,000.
  var counts: PostgresStatement<Counts> {
    PostgresStatement(
      """
      SELECT
        (SELECT count(*) FROM (SELECT FROM alerts WHERE acknowledged_at IS NULL LIMIT 100000) AS a)
          AS open,
        (SELECT count(*) FROM (SELECT FROM alert_deliveries
          WHERE state = 'pending' LIMIT 100000) AS d) AS waiting,
        (SELECT count(*) FROM (SELECT FROM alert_deliveries d JOIN alerts a USING (alert_id)
          WHERE d.state = 'failed' AND a.acknowledged_at IS NULL LIMIT 100000) AS f) AS failed
      """, named: "the counts of alerts"
    ) { row in
      Counts(
        open: try row.decode("open"), waiting: try row.decode("waiting"),
        failed: try row.decode("failed"))
    }
  }

  @Sendable private static func alert(_ row: PostgresRow) throws -> RaisedAlert {
    RaisedAlert(
      id: try row.decode("alert_id"), participantID: try row.decode("participant_id"),
      pseudonym: try row.decode("pseudonym"), triggerID: try row.decode("trigger_id"),
      text: try ScheduleCoding.text(row.decode("text")),
      firedAt: try row.decode("fired_at"), raisedAt: try row.decode("raised_at"),
      escalateAt: try row.decode("escalate_at"), escalatedAt: try row.decode("escalated_at"),
      acknowledgedAt: try row.decode("acknowledged_at"),
      acknowledgedBy: try row.decode("acknowledged_by"), note: try row.decode("note"),
      isWithdrawn: try row.decode("withdrawn"))
  }
}
