import Calendar
import FoundationEssentials
import Postgres

/// State at the time of a planning, as far as it is stored.
struct ReplayStore: Sendable {
  /// Returns the inputs of a plan, and the schedule as JSON.
  func revision(
    _ number: Int, of participantID: UUID, for key: ScheduleKey
  ) -> PostgresStatement<(revision: PlanRevision, scheduleJSON: String)?> {
    PostgresStatement(
      """
      SELECT revision, time_zone, schedule, day_zero, starts_at, ends_at, drawn_as FROM plan_revisions
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

  /// Returns the person's rules with this number and their first use; nil if absent.
  func rules(
    _ number: Int, of participantID: UUID
  ) -> PostgresStatement<(rules: String, plannedAt: Date)?> {
    PostgresStatement(
      """
      SELECT rules, planned_at FROM person_rules
      WHERE participant_id = \(participantID) AND revision = \(number)
      """, first: { (try $0.decode("rules"), try $0.decode("planned_at")) })
  }

  /// Returns the schedules that took part in a planning, ordered by study id and then in the
  /// study's current order.
  func parts(
    of participantID: UUID, at time: Date
  ) -> PostgresStatement<[PlanReplay.Part]> {
    PostgresStatement(
      """
      SELECT r.*, w.schedule AS present,
        CASE WHEN q.repeat_interval_hours > 0 AND c.finished_at <= \(time)
          THEN c.finished_at + q.repeat_interval_hours * interval '1 hour' END AS closed_until,
        (SELECT max(wish) FROM unplaced_notifications u WHERE u.participant_id = \(participantID)
          AND u.study_id = r.study_id AND u.questionnaire_id = r.questionnaire_id
          AND u.schedule_id = r.schedule_id AND u.planned_at < \(time) AND u.wish > \(time)
          AND u.reason <> 'displaced')
          AS last_unplaced,
        ARRAY(SELECT coalesce(n.wish, n.at) FROM notifications n
          WHERE n.participant_id = \(participantID) AND n.study_id = r.study_id
            AND n.questionnaire_id = r.questionnaire_id AND n.schedule_id = r.schedule_id
            AND n.origin = 'schedule' AND n.planned_at = \(time)
          UNION SELECT u.wish FROM unplaced_notifications u
          WHERE u.participant_id = \(participantID) AND u.study_id = r.study_id
            AND u.questionnaire_id = r.questionnaire_id AND u.schedule_id = r.schedule_id
            AND u.planned_at = \(time)) AS wishes,
        ARRAY(SELECT DISTINCT schedule_id FROM plan_revisions p
          WHERE p.participant_id = \(participantID) AND p.study_id = r.study_id
            AND p.questionnaire_id = r.questionnaire_id AND p.drawn_as = r.drawn_as
            AND p.planned_at <= \(time) AND p.schedule_id <> r.schedule_id) AS earlier_ids,
        r.planned_at = \(time) AS is_new
      FROM (
        -- A schedule under its earlier ids is one schedule.
        SELECT DISTINCT ON (study_id, questionnaire_id, drawn_as) * FROM plan_revisions
        WHERE participant_id = \(participantID) AND planned_at <= \(time)
        ORDER BY study_id, questionnaire_id, drawn_as, planned_at DESC, revision DESC
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
      """,
      each: { row in
        PlanReplay.Part(
          revision: try Self.revision(row, of: try row.scheduleKey()),
          earlierIDs: try row.decode("earlier_ids"), isNew: try row.decode("is_new"),
          priority: try ScheduleCoding.schedule(row.decode("present"))?.priority ?? 0,
          closedUntil: try row.decode("closed_until"),
          lastUnplaced: try row.decode("last_unplaced", as: Date?.self).map {
            Instant(flooring: $0)
          },
          wishes: Set(try row.decode("wishes", as: [Date].self).map { Instant(flooring: $0) }))
      })
  }

  /// Returns trigger firings that could affect the plan at the given time.
  func occurrences(
    of participantID: UUID, at time: Date
  ) -> PostgresStatement<[KnownOccurrence]> {
    PostgresStatement(
      """
      SELECT \(unescaped: TriggerStore.columns) FROM trigger_occurrences
      WHERE participant_id = \(participantID)
        AND fired_at >= \(time.addingTimeInterval(-TriggerFacts.reach))
      ORDER BY fired_at, occurrence_id LIMIT \(2 * TriggerStore.occurrencesMax)
      """, each: TriggerStore.occurrence)
  }

  /// Returns the notifications that stood before a planning, in their state at that time.
  func stood(
    of participantID: UUID, at time: Date
  ) -> PostgresStatement<[StandingNotification]> {
    PostgresStatement(
      """
      SELECT \(unescaped: NotificationRow.columns) FROM notifications
      WHERE participant_id = \(participantID) AND planned_at < \(time)
        AND at > \(time.addingTimeInterval(-48 * 3600))
        AND (cancelled_at IS NULL OR cancelled_at > \(time) OR cancelled_by_staff
          OR no_room = 'displaced')
      ORDER BY at
      """,
      each: { row in
        var one = try NotificationRow.standing(row)
        func before(_ date: Date?) -> Date? { date.flatMap { $0 <= time ? $0 : nil } }
        one.life.cancelledAt = before(one.life.cancelledAt)
        one.life.answeredAt = before(one.life.answeredAt)
        one.life.dismissedAt = before(one.life.dismissedAt)
        one.handedOut.isPending =
          one.life.cancelledAt == nil && one.life.answeredAt == nil && one.life.dismissedAt == nil
        return one
      })
  }

  private static func revision(_ row: PostgresRow, of key: ScheduleKey) throws -> PlanRevision {
    PlanRevision(
      key: key, number: try row.decode("revision"),
      inputs: PlanInputs(
        timeZone: try row.decode("time_zone"),
        schedule: try ScheduleCoding.schedule(row.decode("schedule")),
        dayZero: try row.decode("day_zero", as: PostgresDate?.self)?.civilDate,
        studyStart: try row.decode("starts_at"), studyEnd: try row.decode("ends_at")),
      drawnAs: try row.decode("drawn_as"))
  }
}
