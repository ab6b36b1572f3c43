package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// The read model of studies.
package struct StudyStore: Sendable {
  package init() {}

  /// Keeps a study unless the same or a later revision is known.
  ///
  /// - Parameter time: when the revision was published, or asked for: a pause lasts from the revision that brought it
  ///   to the one that ended it.
  /// - Returns: whether it is kept.
  package func remember(
    _ study: StudyRecord, at time: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let isNews = try await connection.execute(
      """
      INSERT INTO studies (study_id, revision, starts_at, ends_at, paused, prompt_rules)
      VALUES (\(study.studyID), \(study.revision), \(study.startsAt), \(study.endsAt),
        \(study.isPaused), \(ScheduleCoding.bytes(study.promptRules)))
      ON CONFLICT (study_id) DO UPDATE
        SET revision = EXCLUDED.revision, starts_at = EXCLUDED.starts_at,
          ends_at = EXCLUDED.ends_at, paused = EXCLUDED.paused,
          prompt_rules = EXCLUDED.prompt_rules
        WHERE studies.revision < EXCLUDED.revision
      """)
    guard isNews > 0 else { return false }
    try await connection.execute(
      study.isPaused
        ? """
        INSERT INTO study_pauses (study_id, paused_at) VALUES (\(study.studyID), \(time))
        ON CONFLICT DO NOTHING
        """
        : """
        UPDATE study_pauses SET resumed_at = greatest(paused_at, \(time))
        WHERE study_id = \(study.studyID) AND resumed_at IS NULL
        """)
    try await connection.execute(
      "DELETE FROM study_questionnaires WHERE study_id = \(study.studyID)")
    let uses = study.questionnaires
    try await connection.execute(
      """
      INSERT INTO study_questionnaires
        (study_id, questionnaire_id, position, one_time, deactivated, blocking, group_ids,
        repeat_interval_hours)
      SELECT \(study.studyID), questionnaire_id, position, one_time, deactivated, blocking,
        string_to_array(groups, ','), interval_hours
      FROM unnest(\(uses.map(\.questionnaireID)), \(uses.map(\.isOneTime)),
        \(uses.map(\.isDeactivated)), \(uses.map(\.isBlocking)),
        -- Ids have no commas, and unnest takes no arrays of arrays of different lengths.
        \(uses.map { $0.groupIDs.joined(separator: ",") }),
        \(uses.map(\.repeatIntervalHours)))
        WITH ORDINALITY
        AS t (questionnaire_id, one_time, deactivated, blocking, groups, interval_hours, position)
      ON CONFLICT DO NOTHING
      """)
    let schedules = uses.flatMap { use in use.schedules.map { (use.questionnaireID, $0) } }
    try await connection.execute(
      """
      INSERT INTO study_schedules
        (study_id, questionnaire_id, schedule_id, position, schedule, anchor_questionnaire_id,
        anchor_staff_date_id)
      SELECT \(study.studyID), questionnaire_id, schedule_id, position, schedule, anchor, staff_date
      FROM unnest(\(schedules.map(\.0)), \(schedules.map(\.1.id)),
        \(schedules.map { ScheduleCoding.bytes($0.1) }),
        \(schedules.map(\.1.anchorQuestionnaireID)), \(schedules.map(\.1.anchorStaffDateID)))
        WITH ORDINALITY
        AS t (questionnaire_id, schedule_id, schedule, anchor, staff_date, position)
      ON CONFLICT DO NOTHING
      """)
    try await connection.run(StudyTriggerStore().replace(study))
    return true
  }

  /// Whether a schedule of the study counts from a date of this id.
  package func namesStaffDate(_ id: String, studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      """
      SELECT EXISTS (SELECT FROM study_schedules
        WHERE study_id = \(studyID) AND anchor_staff_date_id = \(id)) AS is_named
      """
    ) { rows in try rows[0].decode("is_named") }
  }

  /// Those of `studyIDs` that are known.
  package func known(
    _ studyIDs: [String], on executor: some PostgresExecutor
  ) async throws -> Set<String> {
    let rows = try await executor.query(
      "SELECT study_id FROM studies WHERE study_id = ANY (\(studyIDs))")
    return try Set(rows.map { try $0.decode("study_id", as: String.self) })
  }
}
