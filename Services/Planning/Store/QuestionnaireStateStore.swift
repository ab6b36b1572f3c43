package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// Questionnaires with everything that decides about one participant's plan, over all tables.
package struct QuestionnaireStateStore: Sendable {
  package init() {}

  /// All questionnaires of the studies in their order, each study's in the order of its offer.
  package func states(
    of participantID: UUID, in studyIDs: [String]
  ) -> PostgresStatement<[QuestionnaireState]> {
    PostgresStatement(
      """
      SELECT s.study_id, s.starts_at, s.ends_at, s.paused, q.questionnaire_id, q.one_time, q.deactivated,
        q.blocking, q.group_ids, q.schedule, o.plan AS own_plan, o.muted,
        c.participant_id IS NOT NULL AS completed,
        CASE WHEN q.repeat_interval_hours > 0
          THEN c.finished_at + q.repeat_interval_hours * interval '1 hour' END AS closed_until,
        r.revision, r.time_zone AS revision_time_zone, r.schedule AS revision_schedule,
        r.starts_at AS revision_starts_at, r.ends_at AS revision_ends_at
      FROM unnest(\(studyIDs)) WITH ORDINALITY AS asked (study_id, number)
      JOIN studies s ON s.study_id = asked.study_id
      JOIN study_questionnaires q ON q.study_id = s.study_id
      LEFT JOIN own_schedules o ON o.participant_id = \(participantID)
        AND o.study_id = q.study_id AND o.questionnaire_id = q.questionnaire_id
      LEFT JOIN completions c ON c.participant_id = \(participantID)
        AND c.study_id = q.study_id AND c.questionnaire_id = q.questionnaire_id
        AND NOT c.taken_back
      LEFT JOIN LATERAL (
        SELECT * FROM plan_revisions p WHERE p.participant_id = \(participantID)
          AND p.study_id = q.study_id AND p.questionnaire_id = q.questionnaire_id
        ORDER BY revision DESC LIMIT 1
      ) r ON true
      ORDER BY asked.number, q.position
      """
    ) { rows in try rows.map { try Self.state($0) } }
  }

  private static func state(_ row: PostgresRow) throws -> QuestionnaireState {
    let key = QuestionnaireKey(
      studyID: try row.decode("study_id"), questionnaireID: try row.decode("questionnaire_id"))
    return QuestionnaireState(
      key: key, prescribed: try ScheduleCoding.schedule(row.decode("schedule")),
      isOneTime: try row.decode("one_time"), isDeactivated: try row.decode("deactivated"),
      isCompleted: try row.decode("completed"), isPaused: try row.decode("paused"),
      isBlocking: try row.decode("blocking"), groupIDs: try row.decode("group_ids"),
      closedUntil: try row.decode("closed_until"), studyStart: try row.decode("starts_at"),
      studyEnd: try row.decode("ends_at"), own: try own(row), revision: try revision(row, of: key))
  }

  private static func own(_ row: PostgresRow) throws -> OwnSchedule? {
    guard let isMuted = try row.decode("muted", as: Bool?.self) else { return nil }
    return OwnSchedule(
      plan: try ScheduleCoding.schedule(row.decode("own_plan"))?.plan, isMuted: isMuted)
  }

  private static func revision(
    _ row: PostgresRow, of key: QuestionnaireKey
  ) throws -> PlanRevision? {
    guard let number = try row.decode("revision", as: Int?.self) else { return nil }
    return PlanRevision(
      key: key, number: number,
      inputs: PlanInputs(
        timeZone: try row.decode("revision_time_zone"),
        schedule: try ScheduleCoding.schedule(row.decode("revision_schedule")),
        studyStart: try row.decode("revision_starts_at"),
        studyEnd: try row.decode("revision_ends_at")))
  }
}
