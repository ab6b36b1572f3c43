import Calendar
package import FoundationEssentials
package import PlanningDomain
package import Postgres
import Questionnaires

/// Notifications that were planned.
///
/// What changes one gives it a number of `plan_changes`, while it holds the participant's lock
/// (``ParticipantStore/lock(_:)``): whoever holds it and has seen the numbers up to now has seen all changes.
package struct NotificationStore: Sendable {
  package init() {}

  /// Everything not cancelled after `earliest`, and what staff has cancelled.
  package func standing(
    of participantID: UUID, studyIDs: [String], after earliest: Date
  ) -> PostgresStatement<[StandingNotification]> {
    PostgresStatement(
      """
      SELECT \(unescaped: NotificationRow.columns) FROM notifications
      WHERE participant_id = \(participantID) AND at > \(earliest)
        AND (cancelled_at IS NULL OR cancelled_by_staff) AND study_id = ANY (\(studyIDs))
      ORDER BY at
      """
    ) { rows in try rows.map { try NotificationRow.standing($0) } }
  }

  /// Those that came, and whether they were answered before they expired.
  package func came(
    of participantID: UUID, in studyIDs: [String], after earliest: Date, by now: Date
  ) -> PostgresStatement<[TriggerFacts.Prompt]> {
    PostgresStatement(
      """
      SELECT study_id, questionnaire_id, at,
        answered_at IS NOT NULL AND (expires_at IS NULL OR answered_at < expires_at) AS in_time
      FROM notifications
      WHERE participant_id = \(participantID) AND at > \(earliest) AND at <= \(now)
        AND cancelled_at IS NULL AND study_id = ANY (\(studyIDs))
      ORDER BY at
      """
    ) { rows in
      try rows.map { row in
        TriggerFacts.Prompt(
          key: QuestionnaireKey(
            studyID: try row.decode("study_id"),
            questionnaireID: try row.decode("questionnaire_id")),
          at: try row.decode("at"), isAnsweredInTime: try row.decode("in_time"))
      }
    }
  }

  /// What a device is to remove: what was called off, answered or dismissed since a change.
  package func removed(
    of participantID: UUID, studyIDs: [String], since change: Int, after earliest: Date
  ) -> PostgresStatement<[UUID]> {
    PostgresStatement(
      """
      SELECT notification_id FROM notifications
      WHERE participant_id = \(participantID) AND at > \(earliest) AND change > \(change)
        AND study_id = ANY (\(studyIDs)) AND NOT (\(unescaped: NotificationRow.isPending))
      ORDER BY at, notification_id
      """
    ) { rows in try rows.map { try $0.decode("notification_id") } }
  }

  /// - Parameters:
  ///   - version: of the time zones that they were drawn by; nil: unknown.
  ///   - handsOut: to the device that asks; false: nobody asked.
  package func insert(
    _ new: [NewNotification], of participantID: UUID, at now: Date, timeZones version: String?,
    handsOut: Bool
  ) -> PostgresStatement<Void> {
    let notifications = new.map(\.notification)
    let instants = notifications.map(\.instant)
    let followUps = notifications.map(\.followUp)
    return PostgresStatement(
      """
      INSERT INTO notifications (notification_id, participant_id, study_id, questionnaire_id,
        schedule_id, revision, at, expires_at, fixed, plan_date, wish, rules_revision,
        reminder_count, reminder_distance_minutes, snooze_times_max, snooze_minutes_max,
        completion_minutes, planned_at, handed_out_at, tzdata_version, change)
      SELECT notification_id, \(participantID), study_id, questionnaire_id, schedule_id, revision,
        at, expires_at, fixed, plan_date, wish, rules_revision, reminders, distance, snoozes,
        snooze_minutes, completion_minutes, \(now), \(handsOut ? now : nil), \(version),
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
        \(followUps.map { Int($0.completionMinutes) }))
        AS t (notification_id, study_id, questionnaire_id, schedule_id, revision, at, expires_at,
          fixed, plan_date, wish, rules_revision, reminders, distance, snoozes, snooze_minutes,
          completion_minutes)
      """)
  }

  /// Notes that a device has asked for what was planned before it did.
  package func handOut(_ ids: [UUID], at now: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE notifications SET handed_out_at = \(now)
      WHERE notification_id = ANY (\(ids)) AND handed_out_at IS NULL
      """)
  }

  /// - Returns: those that it cancels: what was answered or dismissed meanwhile stays, as with the other two.
  package func cancel(
    _ ids: [UUID], at now: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    cancel("notification_id = ANY (\(ids))", at: now)
  }

  /// Cancels everything of a schedule that is still to come.
  package func cancelComing(
    of participantID: UUID, for key: ScheduleKey, at now: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    cancel(
      """
      participant_id = \(participantID) AND at > \(now) AND study_id = \(key.studyID)
        AND questionnaire_id = \(key.questionnaireID) AND schedule_id = \(key.scheduleID)
      """, at: now)
  }

  /// Cancels everything of a study that would come after a participant left.
  package func cancelComing(
    of participantID: UUID, studyID: String, leftAt: Date
  ) -> PostgresStatement<[PlannedNotification]> {
    cancel(
      "participant_id = \(participantID) AND at > \(leftAt) AND study_id = \(studyID)", at: leftAt)
  }

  /// Cancels, and then does the rest, which may put new ones at the same instants; in one round trip.
  ///
  /// - Returns: what it cancels, and the number of the latest change after all of it.
  package func change(
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
    return PostgresStatement(query) { rows in
      try rows.map { try NotificationRow.standing($0).notification }
    }
  }

  /// Notes that sheets answered notifications; of a notification that counts which was finished first, in whatever
  /// order they come. A cancelled one stays
  /// cancelled: another may stand at the same instant.
  package func markAnswered(by sheets: [AcceptedSheet]) -> PostgresStatement<Void> {
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
