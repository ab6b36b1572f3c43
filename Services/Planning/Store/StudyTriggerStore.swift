import FoundationEssentials
import Postgres
import Questionnaires

/// Triggers of studies.
struct StudyTriggerStore: Sendable {
  /// Replaces the triggers of a study. Occurrences that were reported since the publication, but
  /// before its news arrived here, raise alerts as the new definition says.
  ///
  /// - Parameter time: time of publication.
  func replace(_ study: StudyRecord, at time: Date) -> [PostgresStatement<Void>] {
    let alerting = study.triggers.filter { $0.alert != nil }.map(\.id)
    return [
      PostgresStatement("DELETE FROM study_triggers WHERE study_id = \(study.studyID)"),
      PostgresStatement(
        """
        INSERT INTO study_triggers (study_id, trigger_id, position, trigger, alerts)
        SELECT \(study.studyID), trigger_id, position, trigger, alerts
        FROM unnest(\(study.triggers.map(\.id)), \(study.triggers.map { ScheduleCoding.bytes($0) }),
          \(study.triggers.map { $0.alert != nil }))
          WITH ORDINALITY AS t (trigger_id, trigger, alerts, position)
        ON CONFLICT DO NOTHING
        """),
      PostgresStatement(
        """
        UPDATE trigger_occurrences AS o SET alert_at = fired_at
        WHERE study_id = \(study.studyID) AND trigger_id = ANY (\(alerting)) AND told_at >= \(time)
          AND NOT withdrawn AND NOT foreseen AND alert_at IS NULL
          AND NOT EXISTS (SELECT FROM alerts a WHERE a.participant_id = o.participant_id
            AND a.study_id = o.study_id AND a.trigger_id = o.trigger_id
            AND a.occurrence_id = o.occurrence_id)
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
