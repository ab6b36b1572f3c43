import FoundationEssentials
import Postgres
import Questionnaires

/// A leased attempt to deliver an alert.
struct AlertAttempt: Sendable, Hashable {
  var alertID: UUID
  var channelID: String
  var isEscalation: Bool
  /// Identifies the attempt.
  var request: Int
  /// Number of attempts since the delivery was created or retried, this one included.
  var attempts: Int
  var participantID: UUID
  var studyID: String
  var triggerID: String
  var text: TranslatedText
  var firedAt: Date
  var raisedAt: Date
}

/// Deliveries of alerts.
struct AlertDeliveryStore: Sendable {
  /// Maximum number of attempts by one channel in a round, so that a channel that never answers
  /// does not hold up others.
  static let perChannelMax = 4

  /// Leases due attempts, in turn for the studies: one with many of them does not hold up others.
  func claim(at now: Date, leaseEnd: Date, limit: Int) -> PostgresStatement<[AlertAttempt]> {
    PostgresStatement(
      """
      WITH next AS (
        SELECT alert_id, channel_id, escalation FROM (
          SELECT *, row_number() OVER (PARTITION BY study_id ORDER BY place, try_at) AS turn FROM (
            SELECT alert_id, channel_id, escalation, study_id, try_at,
              row_number() OVER (PARTITION BY study_id, channel_id ORDER BY try_at) AS place
            FROM alert_deliveries WHERE state = 'pending' AND try_at <= \(now)
          ) AS placed WHERE place <= \(Self.perChannelMax)
        ) AS waiting ORDER BY turn, try_at LIMIT \(limit)
      ), locked AS (
        SELECT d.alert_id, d.channel_id, d.escalation FROM alert_deliveries d
        JOIN next USING (alert_id, channel_id, escalation)
        WHERE d.state = 'pending' AND d.try_at <= \(now) FOR UPDATE OF d SKIP LOCKED
      )
      UPDATE alert_deliveries AS d
      SET try_at = \(leaseEnd), attempts = d.attempts + 1, request = d.request + 1
      FROM locked, alerts a
      WHERE d.alert_id = locked.alert_id AND d.channel_id = locked.channel_id
        AND d.escalation = locked.escalation AND a.alert_id = d.alert_id
      RETURNING d.alert_id, d.channel_id, d.escalation, d.request, d.attempts, d.participant_id,
        d.study_id, a.trigger_id, a.text, a.fired_at, a.raised_at
      """, each: Self.attempt)
  }

  /// Records that an attempt was handed over; the outcome follows.
  ///
  /// - Returns: Whether the attempt still had its lease.
  func noteSent(_ attempt: AlertAttempt) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        UPDATE alert_deliveries SET state = 'sent', failure = NULL, http_status = 0
        WHERE state = 'pending' AND alert_id = \(attempt.alertID)
          AND channel_id = \(attempt.channelID) AND escalation = \(attempt.isEscalation)
          AND request = \(attempt.request)
        """)
  }

  /// Outcome of an attempt.
  enum Outcome: Sendable, Hashable {
    case delivered
    /// - Parameter next: time of the next attempt; nil for a dead letter.
    case failed(AlertFailure, next: Date?)
    /// Not attempted.
    case postponed(until: Date)
  }

  /// - Parameter httpStatus: status of the response; 0 without one.
  /// - Returns: Whether the attempt was still the latest one.
  func finish(
    _ attempt: AlertAttempt, _ outcome: Outcome, httpStatus: Int = 0, at now: Date
  ) -> PostgresStatement<Bool> {
    var state = AlertDeliveryState.pending
    var (failure, next, deliveredAt) = (AlertFailure?.none, now, Date?.none)
    var isAttempt = true
    switch outcome {
    case .delivered: (state, deliveredAt) = (.delivered, now)
    case .failed(let reason, let tryAt):
      (failure, next) = (reason, tryAt ?? now)
      if tryAt == nil { state = .failed }
    case .postponed(let time): (next, isAttempt) = (time, false)
    }
    return PostgresStatement(
      affecting: """
        UPDATE alert_deliveries SET state = \(state.rawValue), try_at = \(next),
          failure = \(failure?.rawValue), http_status = \(httpStatus),
          delivered_at = \(deliveredAt),
          attempts = attempts - CASE WHEN \(isAttempt) THEN 0 ELSE 1 END
        WHERE state = 'pending' AND alert_id = \(attempt.alertID)
          AND channel_id = \(attempt.channelID) AND escalation = \(attempt.isEscalation)
          AND request = \(attempt.request)
        """)
  }

  /// Records how many mails an attempt led to; a repeated or late answer changes nothing.
  func settleMails(
    alertID: UUID, channelID: String, isEscalation: Bool, request: Int, mails: Int, at now: Date
  ) -> PostgresStatement<Void> {
    let isDelivered = mails > 0
    let state: AlertDeliveryState = isDelivered ? .delivered : .failed
    return PostgresStatement(
      """
      UPDATE alert_deliveries SET state = \(state.rawValue),
        failure = \(isDelivered ? nil : AlertFailure.noRecipient.rawValue),
        delivered_at = \(isDelivered ? now : nil)
      WHERE alert_id = \(alertID) AND channel_id = \(channelID) AND escalation = \(isEscalation)
        AND request = \(request) AND state = 'sent'
      """)
  }

  @Sendable private static func attempt(_ row: PostgresRow) throws -> AlertAttempt {
    AlertAttempt(
      alertID: try row.decode("alert_id"), channelID: try row.decode("channel_id"),
      isEscalation: try row.decode("escalation"), request: try row.decode("request"),
      attempts: try row.decode("attempts"), participantID: try row.decode("participant_id"),
      studyID: try row.decode("study_id"), triggerID: try row.decode("trigger_id"),
      text: try ScheduleCoding.text(row.decode("text")),
      firedAt: try row.decode("fired_at"), raisedAt: try row.decode("raised_at"))
  }
}
