import Calendar
import FoundationEssentials
import Postgres

/// Alerts, and the occurrences of triggers that may raise them.
struct AlertStore: Sendable {
  /// Returns participants with occurrences to decide on, the longest waiting ones first.
  func waiting(at now: Date, limit: Int) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      """
      SELECT participant_id FROM trigger_occurrences WHERE alert_at <= \(now)
      GROUP BY participant_id ORDER BY min(alert_at), participant_id LIMIT \(limit)
      """, each: { try $0.decode("participant_id") })
  }

  /// Returns the occurrences of a participant to decide on, earliest first.
  func due(of participantID: UUID, at now: Date) -> PostgresStatement<[KnownOccurrence]> {
    PostgresStatement(
      """
      SELECT \(unescaped: TriggerStore.columns) FROM trigger_occurrences
      WHERE participant_id = \(participantID) AND alert_at <= \(now)
      ORDER BY fired_at, occurrence_id LIMIT \(TriggerStore.occurrencesMax)
      """, each: TriggerStore.occurrence)
  }

  /// Records that occurrences were decided on.
  func settle(_ occurrences: [KnownOccurrence], of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE trigger_occurrences SET alert_at = NULL WHERE participant_id = \(participantID)
        AND (study_id, trigger_id, occurrence_id) IN (SELECT study, trigger, occurrence
          FROM unnest(\(occurrences.map(\.studyID)), \(occurrences.map(\.triggerID)),
            \(occurrences.map(\.fired.id))) AS decided (study, trigger, occurrence))
      """)
  }

  /// Returns the occurrences that raised alerts for a participant, by study and trigger; `toldAt` is
  /// when each did.
  func raised(for participantID: UUID) -> PostgresStatement<[[String]: [FiredTrigger]]> {
    PostgresStatement(
      """
      SELECT study_id, trigger_id, occurrence_id, fired_at, raised_at FROM alerts
      WHERE participant_id = \(participantID)
      """
    ) { rows in
      try rows.reduce(into: [:]) { found, row in
        found[[try row.decode("study_id"), try row.decode("trigger_id")], default: []].append(
          FiredTrigger(
            id: try row.decode("occurrence_id"),
            firedAt: Instant(ceiling: try row.decode("fired_at")),
            toldAt: Instant(try row.decode("raised_at"))))
      }
    }
  }

  /// Stores an alert with its first deliveries.
  func raise(_ alert: Alert) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        """
        INSERT INTO alerts (alert_id, participant_id, study_id, trigger_id, occurrence_id, fired_at,
          raised_at, text, escalate_at, escalation_channel_ids)
        VALUES (\(alert.id), \(alert.participantID), \(alert.studyID), \(alert.triggerID),
          \(alert.occurrenceID), \(alert.firedAt), \(alert.raisedAt),
          \(ScheduleCoding.bytes(alert.text)), \(alert.escalateAt),
          \(alert.channels.escalation))
        """),
      PostgresStatement(
        """
        INSERT INTO alert_deliveries
          (alert_id, channel_id, escalation, participant_id, study_id, try_at)
        SELECT DISTINCT \(alert.id), channel, false, \(alert.participantID), \(alert.studyID),
          \(alert.raisedAt)
        FROM unnest(\(alert.channels.first)) AS named (channel)
        """),
    ]
  }

  /// Escalates overdue alerts, at most `limit`.
  ///
  /// - Returns: Number of escalated alerts.
  func escalate(at now: Date, limit: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      WITH overdue AS (
        SELECT alert_id FROM alerts WHERE escalate_at <= \(now) AND escalated_at IS NULL
          AND acknowledged_at IS NULL
        ORDER BY escalate_at LIMIT \(limit) FOR UPDATE SKIP LOCKED
      ), escalated AS (
        UPDATE alerts SET escalated_at = \(now) FROM overdue
        WHERE alerts.alert_id = overdue.alert_id RETURNING alerts.*
      ), added AS (
        INSERT INTO alert_deliveries
          (alert_id, channel_id, escalation, participant_id, study_id, try_at)
        SELECT DISTINCT alert_id, channel, true, participant_id, study_id, \(now)::timestamptz
        FROM escalated, unnest(escalation_channel_ids) AS channel
      )
      SELECT count(*) FROM escalated
      """
    ) { rows in try rows.first?.decode(Int.self) ?? 0 }
  }

  /// Acknowledges an open alert; the first acknowledgement stays.
  ///
  /// - Returns: Whether the alert was open.
  func acknowledge(
    _ id: UUID, by name: UUID, note: String, at now: Date
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        UPDATE alerts SET acknowledged_at = \(now), acknowledged_by = \(name), note = \(note)
        WHERE alert_id = \(id) AND acknowledged_at IS NULL
        """)
  }

  /// Makes the failed deliveries of an alert due again.
  ///
  /// - Returns: Number of such deliveries.
  func retry(_ id: UUID, at now: Date) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        UPDATE alert_deliveries SET state = 'pending', attempts = 0, try_at = \(now)
        WHERE alert_id = \(id) AND state = 'failed'
        """)
  }
}
