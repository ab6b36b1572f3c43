import Calendar
package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// Notifications with what is kept of how they came about.
package struct KeptNotificationStore: Sendable {
  package init() {}

  static let columns = """
    participant_id, revision, rules_revision, cancelled_by_staff, moved_from,
    \(NotificationRow.columns)
    """

  package func find(_ id: UUID) -> PostgresStatement<KeptNotification?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM notifications WHERE notification_id = \(id)
      """
    ) { rows in try rows.first.map(Self.kept) }
  }

  /// - Parameters:
  ///   - to: not part of it; nil: all.
  ///   - after: instant and id of the last one of the page before; nil: the first page.
  /// - Returns: earliest first.
  package func list(
    of participantID: UUID, studyID: String, from: Date, to: Date?, withCancelled: Bool,
    after: (at: Date, id: UUID)?, limit: Int
  ) -> PostgresStatement<[KeptNotification]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM notifications
      WHERE participant_id = \(participantID) AND study_id = \(studyID) AND at >= \(from)
        AND (\(to)::timestamptz IS NULL OR at < \(to))
        AND (\(withCancelled) OR cancelled_at IS NULL)
        AND (\(after?.at)::timestamptz IS NULL OR (at, notification_id) > (\(after?.at), \(after?.id)))
      ORDER BY at, notification_id LIMIT \(limit)
      """
    ) { rows in try rows.map(Self.kept) }
  }

  /// Those that staff asks for and that are still to come.
  package func comingByHand(of participantID: UUID, now: Date) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(*) AS number FROM notifications
      WHERE participant_id = \(participantID) AND at > \(now) AND origin = 'staff'
        AND cancelled_at IS NULL
      """
    ) { rows in try rows[0].decode("number") }
  }

  /// Adds one that staff asks for.
  ///
  /// - Returns: nil where the same is asked for at this very instant.
  package func add(
    _ notification: PlannedNotification, of participantID: UUID, movedFrom: UUID?, at now: Date,
    timeZones version: String?
  ) -> PostgresStatement<KeptNotification?> {
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
      RETURNING \(unescaped: Self.columns)
      """
    ) { rows in try rows.first.map(Self.kept) }
  }

  /// Calls one off for good.
  ///
  /// - Returns: nil where it was answered, dismissed or called off meanwhile.
  package func cancel(_ id: UUID, at now: Date) -> PostgresStatement<KeptNotification?> {
    PostgresStatement(
      """
      UPDATE notifications SET cancelled_at = \(now), cancelled_by_staff = true,
        change = nextval('plan_changes')
      WHERE notification_id = \(id) AND \(unescaped: NotificationRow.isPending)
      RETURNING \(unescaped: Self.columns)
      """
    ) { rows in try rows.first.map(Self.kept) }
  }

  @Sendable static func kept(_ row: PostgresRow) throws -> KeptNotification {
    KeptNotification(
      participantID: try row.decode("participant_id"), standing: try NotificationRow.standing(row),
      revision: try row.decode("revision"), rulesRevision: try row.decode("rules_revision"),
      isCancelledByStaff: try row.decode("cancelled_by_staff"),
      movedFrom: try row.decode("moved_from"))
  }
}
