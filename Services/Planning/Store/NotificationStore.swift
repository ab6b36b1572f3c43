import Calendar
package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// Notifications that were given out.
package struct NotificationStore: Sendable {
  package init() {}

  /// Everything not cancelled after `earliest`.
  package func standing(
    of participantID: UUID, studyIDs: [String], after earliest: Date
  ) -> PostgresStatement<[StandingNotification]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns), state = 'pending' AS pending, plan_date
      FROM notifications
      WHERE participant_id = \(participantID) AND at > \(earliest) AND state <> 'cancelled'
        AND study_id = ANY (\(studyIDs))
      ORDER BY at
      """
    ) { rows in try rows.map { try Self.standing($0) } }
  }

  private static let columns =
    "notification_id, study_id, questionnaire_id, schedule_id, at, expires_at, fixed"

  private static func planned(_ row: PostgresRow) throws -> PlannedNotification {
    PlannedNotification(
      id: try row.decode("notification_id"),
      key: try row.scheduleKey(),
      instant: PlannedInstant(
        at: Instant(flooring: try row.decode("at")),
        expiresAt: try row.decode("expires_at", as: Date?.self).map { Instant(flooring: $0) },
        fixed: try row.decode("fixed")))
  }

  private static func standing(_ row: PostgresRow) throws -> StandingNotification {
    let planned = try planned(row)
    return StandingNotification(
      key: planned.key,
      handedOut: HandedOut(
        id: planned.id, instant: planned.instant, isPending: try row.decode("pending")),
      date: try row.decode("plan_date", as: PostgresDate?.self)?.civilDate)
  }

  @Sendable private static func cancelled(
    _ rows: [PostgresRow]
  ) throws -> [PlannedNotification] {
    try rows.map { try planned($0) }
  }

  /// - Parameter version: of the time zones that they were drawn by; nil: unknown.
  package func insert(
    _ new: [NewNotification], of participantID: UUID, at now: Date, timeZones version: String?
  ) -> PostgresStatement<Void> {
    let notifications = new.map(\.notification)
    let instants = notifications.map(\.instant)
    return PostgresStatement(
      """
      INSERT INTO notifications (notification_id, participant_id, study_id, questionnaire_id,
        schedule_id, revision, at, expires_at, fixed, plan_date, wish, rules_revision, state,
        handed_out_at, tzdata_version)
      SELECT notification_id, \(participantID), study_id, questionnaire_id, schedule_id, revision,
        at, expires_at, fixed, plan_date, wish, rules_revision, 'pending', \(now), \(version)
      FROM unnest(\(notifications.map(\.id)), \(notifications.map(\.key.studyID)),
        \(notifications.map(\.key.questionnaireID)), \(notifications.map(\.key.scheduleID)),
        \(new.map(\.revision)),
        \(instants.map(\.at.date)), \(instants.map { $0.expiresAt?.date }),
        \(instants.map(\.fixed)), \(new.map { $0.date.flatMap { PostgresDate($0) } }),
        \(new.map { $0.wish?.date }), \(new.map(\.rulesRevision)))
        AS t (notification_id, study_id, questionnaire_id, schedule_id, revision, at, expires_at,
          fixed, plan_date, wish, rules_revision)
      """)
  }

  /// - Returns: those that it cancels: what was answered meanwhile stays, as with the other two.
  package func cancel(
    _ ids: [UUID], at now: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    PostgresStatement(
      """
      UPDATE notifications SET state = 'cancelled', cancelled_at = \(now)
      WHERE notification_id = ANY (\(ids)) AND state = 'pending'
      RETURNING \(unescaped: Self.columns)
      """, read: Self.cancelled)
  }

  /// Cancels everything of a schedule that is still to come.
  package func cancelComing(
    of participantID: UUID, for key: ScheduleKey, at now: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    PostgresStatement(
      """
      UPDATE notifications SET state = 'cancelled', cancelled_at = \(now)
      WHERE participant_id = \(participantID) AND at > \(now) AND state = 'pending'
        AND study_id = \(key.studyID) AND questionnaire_id = \(key.questionnaireID)
        AND schedule_id = \(key.scheduleID)
      RETURNING \(unescaped: Self.columns)
      """, read: Self.cancelled)
  }

  /// Cancels everything of a study that would come after a participant left.
  package func cancelComing(
    of participantID: UUID, studyID: String, leftAt: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    PostgresStatement(
      """
      UPDATE notifications SET state = 'cancelled', cancelled_at = \(leftAt)
      WHERE participant_id = \(participantID) AND at > \(leftAt) AND state = 'pending'
        AND study_id = \(studyID)
      RETURNING \(unescaped: Self.columns)
      """, read: Self.cancelled)
  }

  /// Notes that sheets answered notifications; the first of a notification counts. A cancelled one stays
  /// cancelled: another may stand at the same instant.
  package func markAnswered(by sheets: [AcceptedSheet]) -> PostgresStatement<Void> {
    let answers = sheets.compactMap { sheet in
      sheet.notificationID.map { (id: $0, sheet: sheet) }
    }
    return PostgresStatement(
      """
      UPDATE notifications
      SET answered_at = coalesce(answered_at, answers.at),
        state = CASE state WHEN 'pending' THEN 'answered' ELSE state END
      FROM (
        SELECT DISTINCT ON (id, participant) id, participant, at
        FROM unnest(\(answers.map(\.id)), \(answers.map(\.sheet.participantID)),
          \(answers.map(\.sheet.finishedAt))) WITH ORDINALITY AS t (id, participant, at, place)
        ORDER BY id, participant, place
      ) AS answers
      WHERE notification_id = answers.id AND participant_id = answers.participant
      """)
  }
}
