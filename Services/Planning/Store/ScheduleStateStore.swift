import Calendar
import FoundationEssentials
import Postgres

/// Schedules with all data that determines one participant's plan, joined over the tables.
struct ScheduleStateStore: Sendable {
  /// Returns all schedules of the studies, in the given and then the studies' own order. A
  /// questionnaire without a schedule appears once.
  func states(
    of participantID: UUID, in studyIDs: [String]
  ) -> PostgresStatement<[ScheduleState]> {
    PostgresStatement(
      """
      SELECT s.study_id, s.starts_at, s.ends_at, s.paused, s.prompt_rules, q.questionnaire_id, q.one_time, q.deactivated,
        q.blocking, q.group_ids, coalesce(w.schedule_id, '') AS schedule_id, w.schedule,
        coalesce(w.earlier_ids, '{}') AS earlier_ids,
        o.plan AS own_plan, o.muted, c.participant_id IS NOT NULL AS completed, c.finished_at,
        CASE WHEN q.repeat_interval_hours > 0
          THEN c.finished_at + q.repeat_interval_hours * interval '1 hour' END AS closed_until,
        d.date AS staff_date, r.revision, r.schedule_id AS revision_schedule_id,
        r.drawn_as, r.time_zone AS revision_time_zone, r.schedule AS revision_schedule,
        r.day_zero AS revision_day_zero, r.starts_at AS revision_starts_at, r.ends_at AS revision_ends_at
      FROM unnest(\(studyIDs)) WITH ORDINALITY AS asked (study_id, number)
      JOIN studies s ON s.study_id = asked.study_id
      JOIN study_questionnaires q ON q.study_id = s.study_id
      LEFT JOIN study_schedules w ON w.study_id = q.study_id
        AND w.questionnaire_id = q.questionnaire_id
      CROSS JOIN LATERAL (SELECT ARRAY[coalesce(w.schedule_id, '')] || w.earlier_ids AS ids) AS known
      LEFT JOIN LATERAL (
        SELECT plan, muted FROM own_schedules o WHERE o.participant_id = \(participantID)
          AND o.study_id = q.study_id AND o.questionnaire_id = q.questionnaire_id
          AND o.schedule_id = ANY (known.ids)
        ORDER BY changed_at DESC, o.schedule_id = known.ids[1] DESC LIMIT 1
      ) o ON true
      LEFT JOIN staff_dates d ON d.participant_id = \(participantID)
        AND d.study_id = w.study_id AND d.staff_date_id = w.anchor_staff_date_id
      LEFT JOIN completions c ON c.participant_id = \(participantID)
        AND c.study_id = q.study_id AND c.questionnaire_id = q.questionnaire_id
        AND NOT c.taken_back
      LEFT JOIN LATERAL (
        SELECT * FROM plan_revisions p WHERE p.participant_id = \(participantID)
          AND p.study_id = q.study_id AND p.questionnaire_id = q.questionnaire_id
          AND p.schedule_id = ANY (known.ids)
        -- Numbers go on over all ids, also when a schedule gets an earlier id again.
        ORDER BY revision DESC, planned_at DESC LIMIT 1
      ) r ON true
      ORDER BY asked.number, q.position, w.position
      """, each: Self.state)
  }

  private static func state(_ row: PostgresRow) throws -> ScheduleState {
    let key = try row.scheduleKey()
    return ScheduleState(
      key: key, prescribed: try ScheduleCoding.schedule(row.decode("schedule")),
      isOneTime: try row.decode("one_time"), isDeactivated: try row.decode("deactivated"),
      isCompleted: try row.decode("completed"), finishedAt: try row.decode("finished_at"),
      isPaused: try row.decode("paused"),
      notificationRules: try ScheduleCoding.notificationRules(row.decode("prompt_rules")),
      isBlocking: try row.decode("blocking"), groupIDs: try row.decode("group_ids"),
      closedUntil: try row.decode("closed_until"), studyStart: try row.decode("starts_at"),
      studyEnd: try row.decode("ends_at"), own: try own(row), revision: try revision(row, of: key),
      staffDate: try row.decode("staff_date", as: PostgresDate?.self)?.civilDate,
      earlierIDs: try row.decode("earlier_ids"))
  }

  private static func own(_ row: PostgresRow) throws -> OwnSchedule? {
    guard let isMuted = try row.decode("muted", as: Bool?.self) else { return nil }
    return OwnSchedule(
      plan: try ScheduleCoding.schedule(row.decode("own_plan"))?.plan, isMuted: isMuted)
  }

  private static func revision(
    _ row: PostgresRow, of key: ScheduleKey
  ) throws -> PlanRevision? {
    guard let number = try row.decode("revision", as: Int?.self) else { return nil }
    return PlanRevision(
      key: ScheduleKey(
        key.questionnaire, scheduleID: try row.decode("revision_schedule_id")),
      number: number,
      inputs: PlanInputs(
        timeZone: try row.decode("revision_time_zone"),
        schedule: try ScheduleCoding.schedule(row.decode("revision_schedule")),
        dayZero: try row.decode("revision_day_zero", as: PostgresDate?.self)?.civilDate,
        studyStart: try row.decode("revision_starts_at"),
        studyEnd: try row.decode("revision_ends_at")),
      drawnAs: try row.decode("drawn_as"))
  }
}

extension PostgresDate {
  /// Returns nil outside the range of `date`, which no schedule reaches.
  init?(_ date: CivilDate) {
    let (year, month, day) = date.components
    self.init(year: year, month: month, day: day)
  }

  var civilDate: CivilDate {
    let (year, month, day) = components
    return CivilDate(year: year, month: month, day: day)
  }
}
