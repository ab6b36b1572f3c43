import FoundationEssentials
import Postgres

// Reports of devices about notifications.
extension NotificationStore {
  /// Returns the participant's notifications by id, locked against concurrent reports.
  func reported(
    _ ids: [UUID], of participantID: UUID
  ) -> PostgresStatement<[UUID: ReportedNotification]> {
    PostgresStatement(
      """
      SELECT \(unescaped: NotificationRow.columns) FROM notifications
      WHERE notification_id = ANY (\(ids)) AND participant_id = \(participantID)
      ORDER BY notification_id FOR UPDATE
      """
    ) { rows in
      try rows.reduce(into: [:]) { found, row in
        let standing = try NotificationRow.standing(row)
        found[standing.handedOut.id] = ReportedNotification(
          notification: standing.notification, life: standing.life)
      }
    }
  }

  func keepReports(_ reported: [ReportedNotification]) -> PostgresStatement<Void> {
    let lives = reported.map(\.life)
    return PostgresStatement(
      """
      UPDATE notifications
      SET delivered_at = told.delivered, opened_at = told.opened, dismissed_at = told.dismissed,
        snoozed_until = told.snoozed_until,
        snoozed_at = ARRAY(
          SELECT 'epoch'::timestamptz + microseconds::int8 * interval '1 microsecond'
          FROM unnest(string_to_array(told.snoozed, ',')) WITH ORDINALITY AS t (microseconds, place)
          ORDER BY place),
        -- Only a dismissal removes the notification from other devices.
        change = CASE WHEN dismissed_at IS NULL AND told.dismissed IS NOT NULL
          THEN nextval('plan_changes') ELSE change END
      FROM unnest(\(reported.map(\.notification.id)), \(lives.map(\.deliveredAt)),
        \(lives.map(\.openedAt)), \(lives.map(\.dismissedAt)), \(lives.map(\.snoozedUntil)),
        -- unnest does not accept arrays of arrays of different lengths.
        \(lives.map { Self.text($0.snoozedAt) }))
        AS told (id, delivered, opened, dismissed, snoozed_until, snoozed)
      WHERE notification_id = told.id
      """)
  }

  /// Microseconds since 1970, separated by commas.
  private static func text(_ times: [Date]) -> String {
    times.map { String(Int(($0.timeIntervalSince1970 * 1_000_000).rounded())) }
      .joined(separator: ",")
  }
}
