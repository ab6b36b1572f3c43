import FoundationEssentials
import Postgres

/// Read model of studies.
struct StudyStore: Sendable {
  /// Stores a study unless the same or a later revision is stored.
  ///
  /// - Parameter time: time of publication; a pause lasts from the revision that starts it to the
  ///   one that ends it.
  /// - Returns: Whether it was stored.
  func remember(
    _ study: StudyRecord, at time: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let isNews = try await connection.execute(
      """
      INSERT INTO studies (study_id, revision, starts_at, ends_at, paused, prompt_rules,
        subject_labels)
      VALUES (\(study.studyID), \(study.revision), \(study.startsAt), \(study.endsAt),
        \(study.isPaused), \(ScheduleCoding.bytes(study.notificationRules)),
        \(study.hasSubjectLabels))
      ON CONFLICT (study_id) DO UPDATE
        SET revision = EXCLUDED.revision, starts_at = EXCLUDED.starts_at,
          ends_at = EXCLUDED.ends_at, paused = EXCLUDED.paused,
          prompt_rules = EXCLUDED.prompt_rules, subject_labels = EXCLUDED.subject_labels
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
    let earlier = try await earlierIDs(study, on: connection)
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
        -- Ids contain no commas; unnest does not accept arrays of arrays of different lengths.
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
        anchor_staff_date_id, earlier_ids)
      SELECT \(study.studyID), questionnaire_id, schedule_id, position, schedule, anchor, staff_date,
        (string_to_array(earlier, ','))[2:]
      FROM unnest(\(schedules.map(\.0)), \(schedules.map(\.1.id)),
        \(schedules.map { ScheduleCoding.bytes($0.1) }),
        \(schedules.map(\.1.anchorQuestionnaireID)), \(schedules.map(\.1.anchorStaffDateID)),
        -- An id may be empty: each has a comma before it.
        \(schedules.map { (earlier[$0.0]?[$0.1.id] ?? []).map { "," + $0 }.joined() }))
        WITH ORDINALITY
        AS t (questionnaire_id, schedule_id, schedule, anchor, staff_date, earlier, position)
      ON CONFLICT DO NOTHING
      """)
    try await connection.run(StudyTriggerStore().replace(study, at: time))
    return true
  }

  /// Deletes a study without enrolments, with its schedules, triggers and pauses.
  func forget(_ studyID: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      DELETE FROM studies WHERE study_id = \(studyID)
        AND NOT EXISTS (SELECT FROM enrolments WHERE study_id = \(studyID))
      """)
  }

  /// Maximum number of earlier ids of a schedule.
  private static let earlierIDsMax = 8

  /// Returns the earlier ids of schedules by questionnaire and present id. A questionnaire's only
  /// schedule continues the only one that it had before, also under another id.
  private func earlierIDs(
    _ study: StudyRecord, on connection: PostgresConnection
  ) async throws -> [String: [String: [String]]] {
    let rows = try await connection.query(
      """
      SELECT questionnaire_id, schedule_id, earlier_ids FROM study_schedules
      WHERE study_id = \(study.studyID)
      """)
    var known: [String: [String: [String]]] = [:]
    for row in rows {
      known[try row.decode("questionnaire_id"), default: [:]][try row.decode("schedule_id")] =
        try row.decode("earlier_ids")
    }
    return study.questionnaires.reduce(into: [:]) { found, use in
      var before = known[use.questionnaireID] ?? [:]
      if use.schedules.count == 1, before.count == 1, let (id, earlier) = before.first,
        id != use.schedules[0].id
      {
        before = [use.schedules[0].id: Array((earlier + [id]).suffix(Self.earlierIDsMax))]
      }
      let present = Set(use.schedules.map(\.id))
      found[use.questionnaireID] = before.mapValues { $0.filter { !present.contains($0) } }
    }
  }

  /// Returns whether a schedule of the study counts from the staff date with this id.
  func namesStaffDate(_ id: String, studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      """
      SELECT EXISTS (SELECT FROM study_schedules
        WHERE study_id = \(studyID) AND anchor_staff_date_id = \(id)) AS is_named
      """
    ) { rows in try rows[0].decode("is_named") }
  }

  /// Returns the questionnaires that only some groups of a study see, by study.
  func ofGroups(_ studyIDs: [String]) -> PostgresStatement<[String: Set<String>]> {
    PostgresStatement(
      """
      SELECT study_id, questionnaire_id FROM study_questionnaires
      WHERE study_id = ANY (\(studyIDs)) AND group_ids <> '{}'
      """
    ) { rows in
      try rows.reduce(into: [:]) { found, row in
        found[try row.decode("study_id"), default: []].insert(try row.decode("questionnaire_id"))
      }
    }
  }

  /// Returns the paused studies among `studyIDs`.
  func paused(_ studyIDs: [String]) -> PostgresStatement<Set<String>> {
    PostgresStatement("SELECT study_id FROM studies WHERE study_id = ANY (\(studyIDs)) AND paused")
    {
      rows in try Set(rows.map { try $0.decode("study_id", as: String.self) })
    }
  }

  /// Whether only some groups of the study see the questionnaire; nil for any questionnaire.
  func isOfGroups(_ questionnaireID: String?, studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT FROM study_questionnaires WHERE study_id = \(studyID) AND group_ids <> '{}'
          AND (\(questionnaireID)::text IS NULL OR questionnaire_id = \(questionnaireID))
        """)
  }

  /// Returns SQL for whether all groups of a study see the questionnaire of a row; false for one that
  /// the study no longer has.
  static func isOfAll(_ row: String) -> String {
    """
    EXISTS (SELECT FROM study_questionnaires AS used WHERE used.study_id = \(row).study_id
      AND used.questionnaire_id = \(row).questionnaire_id AND used.group_ids = '{}')
    """
  }

  /// Returns the known studies among `studyIDs`.
  func known(
    _ studyIDs: [String], on executor: some PostgresExecutor
  ) async throws -> Set<String> {
    let rows = try await executor.query(
      "SELECT study_id FROM studies WHERE study_id = ANY (\(studyIDs))")
    return try Set(rows.map { try $0.decode("study_id", as: String.self) })
  }
}
