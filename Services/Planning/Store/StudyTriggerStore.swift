import Postgres
import Questionnaires

/// Triggers of studies.
struct StudyTriggerStore: Sendable {
  /// Replaces the triggers of a study.
  func replace(_ study: StudyRecord) -> [PostgresStatement<Void>] {
    [
      PostgresStatement("DELETE FROM study_triggers WHERE study_id = \(study.studyID)"),
      PostgresStatement(
        """
        INSERT INTO study_triggers (study_id, trigger_id, position, trigger)
        SELECT \(study.studyID), trigger_id, position, trigger
        FROM unnest(\(study.triggers.map(\.id)), \(study.triggers.map { ScheduleCoding.bytes($0) }))
          WITH ORDINALITY AS t (trigger_id, trigger, position)
        ON CONFLICT DO NOTHING
        """),
    ]
  }

  /// Returns the triggers by study, in the study's order; studies without triggers are missing.
  func triggers(
    of studyIDs: [String]
  ) -> PostgresStatement<[String: [TriggerDefinition]]> {
    PostgresStatement(
      """
      SELECT study_id, trigger FROM study_triggers WHERE study_id = ANY(\(studyIDs))
      ORDER BY study_id, position
      """
    ) { rows in
      try rows.reduce(into: [:]) { triggers, row in
        triggers[try row.decode("study_id"), default: []].append(
          try ScheduleCoding.trigger(row.decode("trigger")))
      }
    }
  }
}
