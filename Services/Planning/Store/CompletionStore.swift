package import PlanningDomain
package import Postgres

/// Which questionnaires participants filled in, and when last.
package struct CompletionStore: Sendable {
  package init() {}

  /// Notes what was filled in: also where nothing asks for it now, since the next revision of the study
  /// may bring an interval that counts from there. What is told again writes nothing.
  package func note(_ sheets: [AcceptedSheet]) -> PostgresStatement<Void> {
    // In one order, so that two transactions do not wait for each other in turns.
    PostgresStatement(
      """
      INSERT INTO completions (participant_id, study_id, questionnaire_id, finished_at)
      SELECT participant, study, questionnaire, max(finished)
      FROM unnest(\(sheets.map(\.participantID)), \(sheets.map(\.key.studyID)),
        \(sheets.map(\.key.questionnaireID)), \(sheets.map(\.finishedAt)))
        AS t (participant, study, questionnaire, finished)
      WHERE NOT EXISTS (SELECT FROM completions
        WHERE participant_id = participant AND study_id = study
          AND questionnaire_id = questionnaire AND finished_at >= finished)
        -- Of sheets from before an erasure, told again.
        AND NOT EXISTS (SELECT FROM erasures
          WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
            AND (is_whole OR requested_at >= finished))
      GROUP BY participant, study, questionnaire
      ORDER BY participant, study, questionnaire
      ON CONFLICT (participant_id, study_id, questionnaire_id) DO UPDATE
        SET finished_at = greatest(completions.finished_at, EXCLUDED.finished_at)
      """)
  }
}
