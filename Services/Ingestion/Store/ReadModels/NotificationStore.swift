import FoundationEssentials
import Postgres

/// Stores notifications as received from planning, in any order and possibly repeated.
enum NotificationStore {
  /// Maximum number of rows per statement.
  private static let rowsMax = 5000

  /// Stores the notifications, except those of erased participants, which the log may deliver
  /// again. Notifications never move and cancellations are final, so known ones only get the
  /// cancellation mark, or the expiry and the time to fill in that were published last.
  static func note(_ told: [ToldNotification]) -> [PostgresStatement<Void>] {
    let merged = merge(told)
    return stride(from: 0, to: merged.count, by: rowsMax).map { start in
      insertion(of: Array(merged[start...].prefix(rowsMax)))
    }
  }

  /// Each notification once, ordered, so that two transactions do not deadlock.
  private static func merge(_ told: [ToldNotification]) -> [ToldNotification] {
    var merged: [ParticipantKey: ToldNotification] = [:]
    for notification in told {
      let key = ParticipantKey(
        participantID: notification.participantID, id: notification.notificationID)
      var entry = merged[key] ?? notification
      entry.isCancelled = entry.isCancelled || notification.isCancelled
      if notification.toldAt >= entry.toldAt {
        entry.expiresAt = notification.expiresAt
        entry.completionMinutes = notification.completionMinutes
      }
      entry.toldAt = max(entry.toldAt, notification.toldAt)
      merged[key] = entry
    }
    return merged.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func insertion(of told: [ToldNotification]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO notifications AS known (participant_id, notification_id, study_id,
        questionnaire_id, schedule_id, notify_at, expires_at, fixed, completion_minutes, cancelled,
        told_at)
      SELECT participant, notification, study, questionnaire, schedule, notifies, expires, is_fixed,
        completion, is_off, told
      FROM unnest(\(told.map(\.participantID)), \(told.map(\.notificationID)),
        \(told.map(\.studyID)), \(told.map(\.questionnaireID)), \(told.map(\.scheduleID)),
        \(told.map(\.notifiesAt)), \(told.map(\.expiresAt)), \(told.map(\.isFixed)),
        \(told.map(\.completionMinutes)), \(told.map(\.isCancelled)), \(told.map(\.toldAt)))
        WITH ORDINALITY
        AS t (participant, notification, study, questionnaire, schedule, notifies, expires, is_fixed,
          completion, is_off, told, place)
      WHERE NOT EXISTS (SELECT FROM erasures
        WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
          AND (is_whole OR requested_at >= told))
      ORDER BY place
      ON CONFLICT (participant_id, notification_id) DO UPDATE
      SET cancelled = known.cancelled OR EXCLUDED.cancelled,
        expires_at = CASE WHEN EXCLUDED.told_at < known.told_at THEN known.expires_at
          ELSE EXCLUDED.expires_at END,
        completion_minutes = CASE WHEN EXCLUDED.told_at < known.told_at
          THEN known.completion_minutes ELSE EXCLUDED.completion_minutes END,
        told_at = greatest(known.told_at, EXCLUDED.told_at)
      WHERE NOT known.cancelled AND (EXCLUDED.cancelled OR EXCLUDED.told_at > known.told_at
        OR EXCLUDED.told_at = known.told_at AND (known.expires_at, known.completion_minutes)
          IS DISTINCT FROM (EXCLUDED.expires_at, EXCLUDED.completion_minutes))
      """)
  }
}
