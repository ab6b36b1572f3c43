import FoundationEssentials
import Messages
import PlanningDomain
import Postgres

/// Questionnaires with everything that decides about their plan.
struct ScheduleStore: Sendable {
  /// A study and the participant's group in it.
  struct Membership: Sendable, Hashable {
    var studyID: String
    /// Empty: none.
    var groupID = ""
  }

  /// The questionnaires of the studies in their order that the participant's groups see, each
  /// study's in the order of its offer.
  ///
  /// - Parameter questionnaireID: nil for all.
  func states(
    of participantID: UUID, in memberships: [Membership], questionnaireID: String? = nil,
    on connection: PostgresConnection
  ) async throws -> [QuestionnaireState] {
    let rows = try await connection.query(
      """
      SELECT s.study_id, s.starts_at, s.ends_at, s.paused, q.questionnaire_id, q.one_time, q.deactivated,
        q.schedule, o.plan AS own_plan, o.muted, c.participant_id IS NOT NULL AS completed,
        CASE WHEN q.repeat_interval_hours > 0
          THEN c.finished_at + q.repeat_interval_hours * interval '1 hour' END AS closed_until,
        r.revision, r.time_zone AS revision_time_zone, r.schedule AS revision_schedule,
        r.starts_at AS revision_starts_at, r.ends_at AS revision_ends_at,
        NOT q.blocking AND EXISTS (
          SELECT FROM study_questionnaires b
          WHERE b.study_id = q.study_id AND b.blocking AND NOT b.deactivated
            AND (cardinality(b.group_ids) = 0 OR asked.group_id = ANY (b.group_ids))
            AND NOT EXISTS (SELECT FROM completions d
              WHERE d.participant_id = \(participantID) AND d.study_id = b.study_id
                AND d.questionnaire_id = b.questionnaire_id)
        ) AS blocked
      FROM unnest(\(memberships.map(\.studyID)), \(memberships.map(\.groupID)))
        WITH ORDINALITY AS asked (study_id, group_id, number)
      JOIN studies s ON s.study_id = asked.study_id
      JOIN study_questionnaires q ON q.study_id = s.study_id
      LEFT JOIN own_schedules o ON o.participant_id = \(participantID)
        AND o.study_id = q.study_id AND o.questionnaire_id = q.questionnaire_id
      LEFT JOIN completions c ON c.participant_id = \(participantID)
        AND c.study_id = q.study_id AND c.questionnaire_id = q.questionnaire_id
      LEFT JOIN LATERAL (
        SELECT * FROM plan_revisions p WHERE p.participant_id = \(participantID)
          AND p.study_id = q.study_id AND p.questionnaire_id = q.questionnaire_id
        ORDER BY revision DESC LIMIT 1
      ) r ON true
      WHERE (\(questionnaireID)::text IS NULL OR q.questionnaire_id = \(questionnaireID))
        AND (cardinality(q.group_ids) = 0 OR asked.group_id = ANY (q.group_ids))
      ORDER BY asked.number, q.position
      """)
    return try rows.map { try state($0) }
  }

  private func state(_ row: PostgresRow) throws -> QuestionnaireState {
    QuestionnaireState(
      key: QuestionnaireKey(
        studyID: try row.decode("study_id"), questionnaireID: try row.decode("questionnaire_id")),
      prescribed: try schedule(row.decode("schedule")),
      isOneTime: try row.decode("one_time"), isDeactivated: try row.decode("deactivated"),
      isCompleted: try row.decode("completed"), isPaused: try row.decode("paused"),
      isBlocked: try row.decode("blocked"), closedUntil: try row.decode("closed_until"),
      studyStart: try row.decode("starts_at"),
      studyEnd: try row.decode("ends_at"), own: try own(row), revision: try revision(row))
  }

  private func own(_ row: PostgresRow) throws -> OwnSchedule? {
    guard let isMuted = try row.decode("muted", as: Bool?.self) else { return nil }
    return OwnSchedule(plan: try schedule(row.decode("own_plan"))?.plan, isMuted: isMuted)
  }

  private func revision(_ row: PostgresRow) throws -> PlanRevision? {
    guard let number = try row.decode("revision", as: Int?.self) else { return nil }
    return PlanRevision(
      number: number,
      inputs: PlanInputs(
        timeZone: try row.decode("revision_time_zone"),
        schedule: try schedule(row.decode("revision_schedule")),
        studyStart: try row.decode("revision_starts_at"),
        studyEnd: try row.decode("revision_ends_at")))
  }

  private func schedule(_ bytes: [UInt8]?) throws -> Schedule? {
    try bytes.flatMap { Schedule(try CatalogueV1.Schedule(serialized: $0)) }
  }

  func keep(
    _ own: OwnSchedule, of participantID: UUID, for key: QuestionnaireKey, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let plan = own.plan.map { Schedule(plan: $0).message.serialized() }
    try await connection.execute(
      """
      INSERT INTO own_schedules
        (participant_id, study_id, questionnaire_id, plan, muted, changed_at)
      VALUES (\(participantID), \(key.studyID), \(key.questionnaireID), \(plan), \(own.isMuted),
        \(now))
      ON CONFLICT (participant_id, study_id, questionnaire_id) DO UPDATE
        SET plan = EXCLUDED.plan, muted = EXCLUDED.muted, changed_at = EXCLUDED.changed_at
      """)
  }

  func removeOwn(
    of participantID: UUID, for key: QuestionnaireKey, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      DELETE FROM own_schedules WHERE participant_id = \(participantID)
        AND study_id = \(key.studyID) AND questionnaire_id = \(key.questionnaireID)
      """)
  }
}
