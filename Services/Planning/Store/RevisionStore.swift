import FoundationEssentials
import Postgres

/// History of the inputs of plans.
struct RevisionStore: Sendable {
  func insert(
    _ revisions: [PlanRevision], of participantID: UUID, at now: Date
  ) -> PostgresStatement<Void> {
    let inputs = revisions.map(\.inputs)
    return PostgresStatement(
      """
      INSERT INTO plan_revisions (participant_id, study_id, questionnaire_id, schedule_id, revision,
        planned_at, time_zone, schedule, day_zero, starts_at, ends_at, drawn_as)
      SELECT \(participantID), study_id, questionnaire_id, schedule_id, revision, \(now),
        time_zone, schedule, day_zero, starts_at, ends_at, drawn_as
      FROM unnest(\(revisions.map(\.key.studyID)), \(revisions.map(\.key.questionnaireID)),
        \(revisions.map(\.key.scheduleID)), \(revisions.map(\.number)),
        \(inputs.map(\.timeZone)), \(inputs.map { ScheduleCoding.bytes($0.schedule) }),
        \(inputs.map { $0.dayZero.flatMap { PostgresDate($0) } }), \(inputs.map(\.studyStart)),
        \(inputs.map(\.studyEnd)), \(revisions.map(\.drawnAs)))
        AS t (study_id, questionnaire_id, schedule_id, revision, time_zone, schedule, day_zero,
          starts_at, ends_at, drawn_as)
      """)
  }

  /// Returns how often plans were replaced because of changed inputs; several schedules at once
  /// count as one.
  func changes(of participantID: UUID, since: Date) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(DISTINCT planned_at) AS count FROM plan_revisions
      WHERE participant_id = \(participantID) AND planned_at > \(since)
      """
    ) { rows in try rows[0].decode("count") }
  }
}
