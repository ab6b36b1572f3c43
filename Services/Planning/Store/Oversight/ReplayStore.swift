import Calendar
package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// What was known when something was planned, as far as it is kept.
package struct ReplayStore: Sendable {
  package init() {}

  /// The inputs of a plan, with the schedule as JSON.
  package func revision(
    _ number: Int, of participantID: UUID, for key: ScheduleKey
  ) -> PostgresStatement<(revision: PlanRevision, scheduleJSON: String)?> {
    PostgresStatement(
      """
      SELECT revision, time_zone, schedule, day_zero, starts_at, ends_at FROM plan_revisions
      WHERE participant_id = \(participantID) AND study_id = \(key.studyID)
        AND questionnaire_id = \(key.questionnaireID) AND schedule_id = \(key.scheduleID)
        AND revision = \(number)
      """
    ) { rows in
      guard let row = rows.first,
        let bytes = try row.decode("schedule", as: [UInt8]?.self)
      else { return nil }
      let revision = try Self.revision(row, of: key)
      return (revision, try ScheduleCoding.json(bytes, isInput: true))
    }
  }

  /// The rules for the whole person of this number, and when they began; nil: there are none.
  package func rules(
    _ number: Int, of participantID: UUID
  ) -> PostgresStatement<(rules: String, plannedAt: Date)?> {
    PostgresStatement(
      """
      SELECT rules, planned_at FROM person_rules
      WHERE participant_id = \(participantID) AND revision = \(number)
      """
    ) { rows in
      try rows.first.map { (try $0.decode("rules"), try $0.decode("planned_at")) }
    }
  }

  /// The schedules that planned for a participant at a time, in the order of the studies' ids, and within a study in
  /// the order in which it names them today.
  package func parts(
    of participantID: UUID, at time: Date
  ) -> PostgresStatement<[PlanReplay.Part]> {
    PostgresStatement(
      """
      SELECT r.*, w.schedule AS present,
        CASE WHEN q.repeat_interval_hours > 0 AND c.finished_at <= \(time)
          THEN c.finished_at + q.repeat_interval_hours * interval '1 hour' END AS closed_until,
        (SELECT max(wish) FROM unplaced_notifications u WHERE u.participant_id = \(participantID)
          AND u.study_id = r.study_id AND u.questionnaire_id = r.questionnaire_id
          AND u.schedule_id = r.schedule_id AND u.planned_at < \(time) AND u.wish > \(time))
          AS last_unplaced,
        ARRAY(SELECT coalesce(n.wish, n.at) FROM notifications n
          WHERE n.participant_id = \(participantID) AND n.study_id = r.study_id
            AND n.questionnaire_id = r.questionnaire_id AND n.schedule_id = r.schedule_id
            AND n.origin = 'schedule' AND n.planned_at = \(time)
          UNION SELECT u.wish FROM unplaced_notifications u
          WHERE u.participant_id = \(participantID) AND u.study_id = r.study_id
            AND u.questionnaire_id = r.questionnaire_id AND u.schedule_id = r.schedule_id
            AND u.planned_at = \(time)) AS wishes,
        r.planned_at = \(time) AS is_new
      FROM (
        SELECT DISTINCT ON (study_id, questionnaire_id, schedule_id) * FROM plan_revisions
        WHERE participant_id = \(participantID) AND planned_at <= \(time)
        ORDER BY study_id, questionnaire_id, schedule_id, revision DESC
      ) AS r
      LEFT JOIN study_questionnaires q ON q.study_id = r.study_id
        AND q.questionnaire_id = r.questionnaire_id
      LEFT JOIN study_schedules w ON w.study_id = r.study_id
        AND w.questionnaire_id = r.questionnaire_id AND w.schedule_id = r.schedule_id
      LEFT JOIN completions c ON c.participant_id = \(participantID) AND c.study_id = r.study_id
        AND c.questionnaire_id = r.questionnaire_id AND NOT c.taken_back
      LEFT JOIN enrolments e ON e.participant_id = \(participantID) AND e.study_id = r.study_id
      WHERE r.schedule IS NOT NULL
        AND (e.left_at IS NULL OR e.left_at > \(time) OR e.joined_at > e.left_at)
      ORDER BY r.study_id COLLATE "C", q.position, w.position
      """
    ) { rows in
      try rows.map { row in
        PlanReplay.Part(
          revision: try Self.revision(row, of: try row.scheduleKey()),
          isNew: try row.decode("is_new"),
          priority: try ScheduleCoding.schedule(row.decode("present"))?.priority ?? 0,
          closedUntil: try row.decode("closed_until"),
          lastUnplaced: try row.decode("last_unplaced", as: Date?.self).map {
            Instant(flooring: $0)
          },
          wishes: Set(try row.decode("wishes", as: [Date].self).map { Instant(flooring: $0) }))
      }
    }
  }

  /// The times that a participant's triggers fired of which something could be planned at a time.
  package func occurrences(
    of participantID: UUID, at time: Date
  ) -> PostgresStatement<[KnownOccurrence]> {
    PostgresStatement(
      """
      SELECT \(unescaped: TriggerStore.columns) FROM trigger_occurrences
      WHERE participant_id = \(participantID)
        AND fired_at >= \(time.addingTimeInterval(-TriggerFacts.reach))
      ORDER BY fired_at, occurrence_id
      """
    ) { rows in try rows.map(TriggerStore.occurrence) }
  }

  /// What stood for a participant when a plan was made at this time, as it was then.
  package func stood(
    of participantID: UUID, at time: Date
  ) -> PostgresStatement<[StandingNotification]> {
    PostgresStatement(
      """
      SELECT \(unescaped: NotificationRow.columns) FROM notifications
      WHERE participant_id = \(participantID) AND coalesce(planned_at, handed_out_at) < \(time)
        AND at > \(time.addingTimeInterval(-48 * 3600))
        AND (cancelled_at IS NULL OR cancelled_at > \(time) OR cancelled_by_staff)
      ORDER BY at
      """
    ) { rows in
      try rows.map { row in
        var one = try NotificationRow.standing(row)
        func before(_ date: Date?) -> Date? { date.flatMap { $0 <= time ? $0 : nil } }
        one.life.cancelledAt = before(one.life.cancelledAt)
        one.life.answeredAt = before(one.life.answeredAt)
        one.life.dismissedAt = before(one.life.dismissedAt)
        one.handedOut.isPending =
          one.life.cancelledAt == nil && one.life.answeredAt == nil && one.life.dismissedAt == nil
        return one
      }
    }
  }

  private static func revision(_ row: PostgresRow, of key: ScheduleKey) throws -> PlanRevision {
    PlanRevision(
      key: key, number: try row.decode("revision"),
      inputs: PlanInputs(
        timeZone: try row.decode("time_zone"),
        schedule: try ScheduleCoding.schedule(row.decode("schedule")),
        dayZero: try row.decode("day_zero", as: PostgresDate?.self)?.civilDate,
        studyStart: try row.decode("starts_at"), studyEnd: try row.decode("ends_at")))
  }
}
