import FoundationEssentials
import Postgres

/// The history of what plans were drawn from.
struct RevisionStore: Sendable {
  func insert(
    _ revisions: [(key: QuestionnaireKey, revision: PlanRevision)], of participantID: UUID,
    at now: Date, on connection: PostgresConnection
  ) async throws {
    guard !revisions.isEmpty else { return }
    let inputs = revisions.map(\.revision.inputs)
    try await connection.execute(
      """
      INSERT INTO plan_revisions (participant_id, study_id, questionnaire_id, revision, planned_at,
        time_zone, schedule, starts_at, ends_at)
      SELECT \(participantID), study_id, questionnaire_id, revision, \(now), time_zone, schedule,
        starts_at, ends_at
      FROM unnest(\(revisions.map(\.key.studyID)), \(revisions.map(\.key.questionnaireID)),
        \(revisions.map(\.revision.number)), \(inputs.map(\.timeZone)),
        \(inputs.map { $0.schedule?.message.serialized() }), \(inputs.map(\.studyStart)), \(inputs.map(\.studyEnd)))
        AS t (study_id, questionnaire_id, revision, time_zone, schedule, starts_at, ends_at)
      """)
  }

  func count(
    of participantID: UUID, since: Date, on connection: PostgresConnection
  ) async throws -> Int {
    let rows = try await connection.query(
      """
      SELECT count(*) AS count FROM plan_revisions
      WHERE participant_id = \(participantID) AND planned_at > \(since)
      """)
    return try rows[0].decode("count")
  }
}
