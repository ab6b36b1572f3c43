import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

/// Planned notifications.
///
/// Every change assigns a number from `plan_changes` while the participant's lock is held
/// (``ParticipantStore/lock(_:)``). A transaction that holds the lock has therefore seen all
/// changes up to the current number.
struct NotificationStore: Sendable {
  /// How far back notifications can still be answered, in seconds. Those without an expiry end with
  /// the next one; the second value covers a weekly schedule.
  static let openReach: (expiring: TimeInterval, others: TimeInterval) = (35 * 86_400, 8 * 86_400)

  /// Returns notifications after `earliest` that are not cancelled or were cancelled by staff, and
  /// earlier ones that may still be answered.
  func standing(
    of participantID: UUID, studyIDs: [String], after earliest: Date, now: Date
  ) -> PostgresStatement<[StandingNotification]> {
    PostgresStatement(
      """
      SELECT \(unescaped: NotificationRow.columns) FROM notifications
      WHERE participant_id = \(participantID) AND at > \(now - Self.openReach.expiring)
        AND study_id = ANY (\(studyIDs)) AND (cancelled_at IS NULL OR cancelled_by_staff)
        AND (at > \(earliest) OR (\(unescaped: NotificationRow.isPending)) AND expires_at > \(now)
          OR expires_at IS NULL AND at > \(now - Self.openReach.others))
      ORDER BY at
      """, each: NotificationRow.standing)
  }

  /// Returns past notifications, and whether they were answered before expiry.
  func came(
    of participantID: UUID, in studyIDs: [String], after earliest: Date, by now: Date
  ) -> PostgresStatement<[TriggerFacts.Notification]> {
    PostgresStatement(
      """
      SELECT study_id, questionnaire_id, at,
        answered_at IS NOT NULL AND (expires_at IS NULL OR answered_at < expires_at) AS in_time
      FROM notifications
      WHERE participant_id = \(participantID) AND at > \(earliest) AND at <= \(now)
        AND cancelled_at IS NULL AND study_id = ANY (\(studyIDs))
      ORDER BY at
      """,
      each: { row in
        TriggerFacts.Notification(
          key: QuestionnaireKey(
            studyID: try row.decode("study_id"),
            questionnaireID: try row.decode("questionnaire_id")),
          at: try row.decode("at"), isAnsweredInTime: try row.decode("in_time"))
      })
  }

  /// Returns the notifications that a device must remove: cancelled, answered or dismissed since a
  /// change.
  func removed(
    of participantID: UUID, studyIDs: [String], since change: Int, after earliest: Date
  ) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      """
      SELECT notification_id FROM notifications
      WHERE participant_id = \(participantID) AND at > \(earliest) AND change > \(change)
        AND study_id = ANY (\(studyIDs)) AND NOT (\(unescaped: NotificationRow.isPending))
      ORDER BY at, notification_id
      """, each: { try $0.decode("notification_id") })
  }

  /// - Parameters:
  ///   - version: version of the time zone rules used; nil if unknown.
  ///   - handedOut: ids of those that are handed out to a requesting device.
  func insert(
    _ new: [NewNotification], of participantID: UUID, at now: Date, timeZones version: String?,
    handedOut: Set<UUID>
  ) -> PostgresStatement<Void> {
    let notifications = new.map(\.notification)
    let instants = notifications.map(\.instant)
    let followUps = notifications.map(\.followUp)
    return PostgresStatement(
      """
      INSERT INTO notifications (notification_id, participant_id, study_id, questionnaire_id,
        schedule_id, revision, at, expires_at, fixed, plan_date, wish, rules_revision,
        reminder_count, reminder_distance_minutes, snooze_times_max, snooze_minutes_max,
        completion_minutes, planned_at, handed_out_at, no_room, cancelled_at, tzdata_version,
        change)
      SELECT notification_id, \(participantID), study_id, questionnaire_id, schedule_id, revision,
        at, expires_at, fixed, plan_date, wish, rules_revision, reminders, distance, snoozes,
        snooze_minutes, completion_minutes, \(now), handed_out_at, no_room,
        CASE WHEN no_room IS NOT NULL THEN \(now) END, \(version),
        nextval('plan_changes')
      FROM unnest(\(notifications.map(\.id)), \(notifications.map(\.key.studyID)),
        \(notifications.map(\.key.questionnaireID)), \(notifications.map(\.key.scheduleID)),
        \(new.map(\.revision)),
        \(instants.map(\.at.date)), \(instants.map { $0.expiresAt?.date }),
        \(instants.map(\.fixed)), \(new.map { $0.date.flatMap { PostgresDate($0) } }),
        \(new.map { $0.wish?.date }), \(new.map(\.rulesRevision)),
        \(followUps.map { Int($0.reminders?.count ?? 0) }),
        \(followUps.map { Int($0.reminders?.distanceMinutes ?? 0) }),
        \(followUps.map { Int($0.snooze?.timesMax ?? 0) }),
        \(followUps.map { Int($0.snooze?.minutesMax ?? 0) }),
        \(followUps.map { Int($0.completionMinutes) }),
        \(notifications.map { handedOut.contains($0.id) ? now : nil }),
        \(new.map { $0.noRoom?.rawValue }))
        AS t (notification_id, study_id, questionnaire_id, schedule_id, revision, at, expires_at,
          fixed, plan_date, wish, rules_revision, reminders, distance, snoozes, snooze_minutes,
          completion_minutes, handed_out_at, no_room)
      WHERE no_room IS NULL OR NOT EXISTS (SELECT FROM notifications AS known
        WHERE known.participant_id = \(participantID) AND known.at = t.at
          AND known.study_id = t.study_id AND known.questionnaire_id = t.questionnaire_id
          AND known.schedule_id = t.schedule_id AND known.no_room IS NOT NULL)
      """)
  }

  /// Records that a device has fetched notifications that were planned ahead.
  func handOut(_ ids: [UUID], at now: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE notifications SET handed_out_at = \(now)
      WHERE notification_id = ANY (\(ids)) AND handed_out_at IS NULL
      """)
  }

  /// Records that cancelled notifications gave their place to others.
  func noteDisplaced(_ ids: [UUID]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE notifications SET no_room = \(DayPlacement.Refusal.displaced.rawValue)
      WHERE notification_id = ANY (\(ids)) AND cancelled_at IS NOT NULL
      """)
  }

  /// Changes expiry and follow-up of a participant's future notifications.
  func adapt(
    _ adapted: [PlannedNotification], of participantID: UUID
  ) -> PostgresStatement<Void> {
    let followUps = adapted.map(\.followUp)
    return PostgresStatement(
      """
      WITH told AS (
        SELECT * FROM unnest(\(adapted.map(\.id)),
          \(adapted.map { $0.instant.expiresAt?.date }),
          \(followUps.map { Int($0.reminders?.count ?? 0) }),
          \(followUps.map { Int($0.reminders?.distanceMinutes ?? 0) }),
          \(followUps.map { Int($0.snooze?.timesMax ?? 0) }),
          \(followUps.map { Int($0.snooze?.minutesMax ?? 0) }),
          \(followUps.map { Int($0.completionMinutes) }))
          AS t (id, expires, reminders, distance, snoozes, snooze_minutes, completion)
      ), due AS (
        UPDATE due_prompts SET expires_at = told.expires, reminder_count = told.reminders,
          reminder_distance_minutes = told.distance
        FROM told WHERE participant_id = \(participantID) AND notification_id = told.id
      )
      UPDATE notifications SET expires_at = told.expires, reminder_count = told.reminders,
        reminder_distance_minutes = told.distance, snooze_times_max = told.snoozes,
        snooze_minutes_max = told.snooze_minutes, completion_minutes = told.completion,
        change = nextval('plan_changes')
      FROM told WHERE notification_id = told.id AND \(unescaped: NotificationRow.isPending)
      """)
  }

  /// - Returns: The cancelled notifications. Those answered or dismissed in the meantime stay, here
  ///   and in the other two methods.
  func cancel(
    _ ids: [UUID], at now: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    cancel("notification_id = ANY (\(ids))", at: now)
  }

  /// Cancels all future notifications of a schedule.
  func cancelComing(
    of participantID: UUID, for key: ScheduleKey, earlierIDs: [String], at now: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    cancel(
      """
      participant_id = \(participantID) AND at > \(now) AND study_id = \(key.studyID)
        AND questionnaire_id = \(key.questionnaireID) AND schedule_id = ANY (\([key.scheduleID] + earlierIDs))
      """, at: now)
  }

  /// Cancels all notifications of a study after the participant left.
  func cancelComing(
    of participantID: UUID, studyID: String, leftAt: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    cancel(
      "participant_id = \(participantID) AND at > \(leftAt) AND study_id = \(studyID)", at: leftAt)
  }

  /// Cancels what was not shown because the consent had ended. Call before a renewed consent is
  /// stored, which removes its end.
  ///
  /// - Parameter toldAt: time of the renewal, unless it is older than what is known.
  func cancelLapsed(
    of participantID: UUID, studyIDs: [String], toldAt: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE notifications AS n SET cancelled_at = \(toldAt), change = nextval('plan_changes')
      FROM enrolments AS e
      WHERE e.participant_id = \(participantID) AND e.study_id = ANY (\(studyIDs))
        AND n.participant_id = e.participant_id AND n.study_id = e.study_id
        AND n.at < \(toldAt) AND coalesce(e.consent_told_at <= \(toldAt), true)
        AND n.cancelled_at IS NULL
        AND \(unescaped: NotificationRow.hasLapsed("n", consentEnd: "e.consent_ends_at"))
      """)
  }

  /// Cancels notifications and then runs the statements, which may insert new ones at the same
  /// instants, in one round trip.
  ///
  /// - Returns: The cancelled notifications, and the number of the latest change afterwards.
  func change(
    cancelling ids: [UUID], at now: Date, running statements: [PostgresStatement<Void>],
    on connection: PostgresConnection
  ) async throws -> (cancelled: [PlannedNotification], change: Int) {
    var queries = statements.map(\.query)
    if !ids.isEmpty { queries.insert(cancel(ids, at: now).query, at: 0) }
    queries.append("SELECT last_value FROM plan_changes")
    let results = try await connection.queryTogether(queries)
    let cancelled =
      ids.isEmpty ? [] : try results[0].rows.map { try NotificationRow.standing($0).notification }
    return (cancelled, try results[results.count - 1].rows[0].decode("last_value"))
  }

  private func cancel(
    _ chosen: PostgresQuery, at now: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    var query: PostgresQuery =
      "UPDATE notifications SET cancelled_at = \(now), change = nextval('plan_changes') WHERE "
    query.append(chosen)
    query.append(
      """
       AND \(unescaped: NotificationRow.isPending)
      RETURNING \(unescaped: NotificationRow.columns)
      """)
    return PostgresStatement(query, each: { try NotificationRow.standing($0).notification })
  }

  /// Records that sheets answered notifications. The earliest sheet counts, independent of the
  /// order. A cancelled notification stays cancelled, because another may exist at the same
  /// instant.
  func markAnswered(by sheets: [AcceptedSheet]) -> PostgresStatement<Void> {
    let answers = sheets.compactMap { sheet in
      sheet.notificationID.map { (id: $0, sheet: sheet) }
    }
    return PostgresStatement(
      """
      UPDATE notifications
      SET answered_at = answers.at, change = nextval('plan_changes')
      FROM (
        SELECT id, participant, study, questionnaire, min(at) AS at
        FROM unnest(\(answers.map(\.id)), \(answers.map(\.sheet.participantID)),
          \(answers.map(\.sheet.key.studyID)), \(answers.map(\.sheet.key.questionnaireID)),
          \(answers.map(\.sheet.finishedAt))) AS t (id, participant, study, questionnaire, at)
        GROUP BY id, participant, study, questionnaire
      ) AS answers
      WHERE notification_id = answers.id AND participant_id = answers.participant
        AND study_id = answers.study AND questionnaire_id = answers.questionnaire
        AND (answered_at IS NULL OR answered_at > answers.at)
      """)
  }
}
