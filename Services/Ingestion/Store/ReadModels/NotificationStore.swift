import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Notifications, as planning told of them: in whatever order, and however often.
package enum NotificationStore {
  /// Rows of one statement.
  private static let rowsMax = 5000

  /// Of what is erased it notes nothing: the log may tell of it again. A notification never moves, and one
  /// that was called off stays so: what is known needs no more than that mark.
  package static func note(
    _ told: [ToldNotification], on executor: some PostgresExecutor
  ) async throws {
    let merged = merge(told)
    for start in stride(from: 0, to: merged.count, by: rowsMax) {
      try await insert(Array(merged[start...].prefix(rowsMax)), on: executor)
    }
  }

  /// Each once, in one order, so that two transactions do not wait for each other in turns.
  private static func merge(_ told: [ToldNotification]) -> [ToldNotification] {
    var merged: [SheetKey: ToldNotification] = [:]
    for notification in told {
      let key = SheetKey(
        participantID: notification.participantID, sheetID: notification.notificationID)
      var entry = merged[key] ?? notification
      entry.isCancelled = entry.isCancelled || notification.isCancelled
      entry.toldAt = max(entry.toldAt, notification.toldAt)
      merged[key] = entry
    }
    return merged.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func insert(
    _ told: [ToldNotification], on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO notifications AS known (participant_id, notification_id, study_id,
        questionnaire_id, notify_at, expires_at, fixed, completion_minutes, cancelled)
      SELECT participant, notification, study, questionnaire, notifies, expires, is_fixed,
        completion, is_off
      FROM unnest(\(told.map(\.participantID)), \(told.map(\.notificationID)),
        \(told.map(\.studyID)), \(told.map(\.questionnaireID)), \(told.map(\.notifiesAt)),
        \(told.map(\.expiresAt)), \(told.map(\.isFixed)), \(told.map(\.completionMinutes)),
        \(told.map(\.isCancelled)), \(told.map(\.toldAt))) WITH ORDINALITY
        AS t (participant, notification, study, questionnaire, notifies, expires, is_fixed,
          completion, is_off, told, place)
      WHERE NOT EXISTS (SELECT FROM erasures
        WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
          AND (is_whole OR requested_at >= told))
      ORDER BY place
      ON CONFLICT (participant_id, notification_id) DO UPDATE SET cancelled = true
      WHERE EXCLUDED.cancelled AND NOT known.cancelled
      """)
  }
}
