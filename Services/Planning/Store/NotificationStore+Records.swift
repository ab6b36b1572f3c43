import Calendar
import FoundationEssentials
import Postgres

// Notifications with the stored data about their origin, for a study's staff.
extension NotificationStore {
  static let recordColumns = """
    participant_id, rules_revision, cancelled_by_staff, moved_from,
    \(NotificationRow.columns)
    """

  func record(_ id: UUID) -> PostgresStatement<NotificationRecord?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.recordColumns) FROM notifications WHERE notification_id = \(id)
      """, first: Self.record)
  }

  /// - Parameters:
  ///   - to: end of the range, exclusive; nil for no end.
  ///   - after: instant and id of the last entry of the previous page; nil for the first page.
  /// - Returns: Notifications, earliest first.
  func records(
    of participantID: UUID, studyID: String, from: Date, to: Date?, withCancelled: Bool,
    concealsGroups: Bool, after: (at: Date, id: UUID)?, limit: Int
  ) -> PostgresStatement<[NotificationRecord]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.recordColumns) FROM notifications
      WHERE participant_id = \(participantID) AND study_id = \(studyID) AND at >= \(from)
        AND (\(to)::timestamptz IS NULL OR at < \(to))
        AND (\(withCancelled) OR cancelled_at IS NULL OR no_room IS NOT NULL)
        AND (NOT \(concealsGroups) OR \(unescaped: StudyStore.isOfAll("notifications")))
        AND (\(after?.at)::timestamptz IS NULL OR (at, notification_id) > (\(after?.at), \(after?.id)))
      ORDER BY at, notification_id LIMIT \(limit)
      """, each: Self.record)
  }

  /// Returns the number of future notifications added by staff.
  func comingByStaff(of participantID: UUID, now: Date) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(*) AS number FROM notifications
      WHERE participant_id = \(participantID) AND at > \(now) AND origin = 'staff'
        AND cancelled_at IS NULL
      """
    ) { rows in try rows[0].decode("number") }
  }

  /// Adds a notification of staff.
  ///
  /// - Returns: nil if the same notification exists at this instant.
  func insertByStaff(
    _ notification: PlannedNotification, of participantID: UUID, movedFrom: UUID?, at now: Date,
    timeZones version: String?
  ) -> PostgresStatement<NotificationRecord?> {
    let (key, instant) = (notification.key, notification.instant)
    return PostgresStatement(
      """
      INSERT INTO notifications (notification_id, participant_id, study_id, questionnaire_id,
        schedule_id, at, expires_at, fixed, planned_at, tzdata_version, change, origin, moved_from)
      VALUES (\(notification.id), \(participantID), \(key.studyID), \(key.questionnaireID), '',
        \(instant.at.date), \(instant.expiresAt?.date), true, \(now), \(version),
        nextval('plan_changes'), 'staff', \(movedFrom))
      ON CONFLICT (participant_id, at, study_id, questionnaire_id, schedule_id, origin)
        WHERE cancelled_at IS NULL DO NOTHING
      RETURNING \(unescaped: Self.recordColumns)
      """, first: Self.record)
  }

  /// Cancels a notification permanently.
  ///
  /// - Returns: nil if it was answered, dismissed or cancelled in the meantime.
  func cancelByStaff(_ id: UUID, at now: Date) -> PostgresStatement<NotificationRecord?> {
    PostgresStatement(
      """
      UPDATE notifications SET cancelled_at = \(now), cancelled_by_staff = true,
        change = nextval('plan_changes')
      WHERE notification_id = \(id) AND \(unescaped: NotificationRow.isPending)
      RETURNING \(unescaped: Self.recordColumns)
      """, first: Self.record)
  }

  @Sendable static func record(_ row: PostgresRow) throws -> NotificationRecord {
    NotificationRecord(
      participantID: try row.decode("participant_id"), standing: try NotificationRow.standing(row),
      rulesRevision: try row.decode("rules_revision"),
      isCancelledByStaff: try row.decode("cancelled_by_staff"),
      movedFrom: try row.decode("moved_from"))
  }
}
