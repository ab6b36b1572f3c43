package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// Schedules with everything that decides about one participant's plan, over all tables.
package struct ScheduleStateStore: Sendable {
  package init() {}

  /// All schedules of the studies in their order, each study's in the order of its offer; a questionnaire without
  /// one is there once.
  package func states(
    of participantID: UUID, in studyIDs: [String]
  ) -> PostgresStatement<[ScheduleState]> {
    PostgresStatement(
      """
      SELECT s.study_id, s.starts_at, s.ends_at, s.paused, s.prompt_rules, q.questionnaire_id, q.one_time, q.deactivated,
        q.blocking, q.group_ids, coalesce(w.schedule_id, '') AS schedule_id, w.schedule,
        o.plan AS own_plan, o.muted, c.participant_id IS NOT NULL AS completed, c.finished_at,
        CASE WHEN q.repeat_interval_hours > 0
          THEN c.finished_at + q.repeat_interval_hours * interval '1 hour' END AS closed_until,
        d.date AS staff_date, r.revision, r.time_zone AS revision_time_zone, r.schedule AS revision_schedule,
        r.day_zero AS revision_day_zero, r.starts_at AS revision_starts_at, r.ends_at AS revision_ends_at
      FROM unnest(\(studyIDs)) WITH ORDINALITY AS asked (study_id, number)
      JOIN studies s ON s.study_id = asked.study_id
      JOIN study_questionnaires q ON q.study_id = s.study_id
      LEFT JOIN study_schedules w ON w.study_id = q.study_id
        AND w.questionnaire_id = q.questionnaire_id
      LEFT JOIN own_schedules o ON o.participant_id = \(participantID)
        AND o.study_id = q.study_id AND o.questionnaire_id = q.questionnaire_id
        AND o.schedule_id = coalesce(w.schedule_id, '')
      LEFT JOIN staff_dates d ON d.participant_id = \(participantID)
        AND d.study_id = w.study_id AND d.staff_date_id = w.anchor_staff_date_id
      LEFT JOIN completions c ON c.participant_id = \(participantID)
        AND c.study_id = q.study_id AND c.questionnaire_id = q.questionnaire_id
        AND NOT c.taken_back
      LEFT JOIN LATERAL (
        SELECT * FROM plan_revisions p WHERE p.participant_id = \(participantID)
          AND p.study_id = q.study_id AND p.questionnaire_id = q.questionnaire_id
          AND p.schedule_id = coalesce(w.schedule_id, '')
        ORDER BY revision DESC LIMIT 1
      ) r ON true
      ORDER BY asked.number, q.position, w.position
      """
    ) { rows in try rows.map { try Self.state($0) } }
  }

  private static func state(_ row: PostgresRow) throws -> ScheduleState {
    let key = try row.scheduleKey()
    return ScheduleState(
      key: key, prescribed: try ScheduleCoding.schedule(row.decode("schedule")),
      isOneTime: try row.decode("one_time"), isDeactivated: try row.decode("deactivated"),
      isCompleted: try row.decode("completed"), finishedAt: try row.decode("finished_at"),
      isPaused: try row.decode("paused"),
      promptRules: try ScheduleCoding.promptRules(row.decode("prompt_rules")),
      isBlocking: try row.decode("blocking"), groupIDs: try row.decode("group_ids"),
      closedUntil: try row.decode("closed_until"), studyStart: try row.decode("starts_at"),
      studyEnd: try row.decode("ends_at"), own: try own(row), revision: try revision(row, of: key),
      staffDate: try row.decode("staff_date", as: PostgresDate?.self)?.civilDate)
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
      key: key, number: number,
      inputs: PlanInputs(
        timeZone: try row.decode("revision_time_zone"),
        schedule: try ScheduleCoding.schedule(row.decode("revision_schedule")),
        dayZero: try row.decode("revision_day_zero", as: PostgresDate?.self)?.civilDate,
        studyStart: try row.decode("revision_starts_at"),
        studyEnd: try row.decode("revision_ends_at")))
  }
}
