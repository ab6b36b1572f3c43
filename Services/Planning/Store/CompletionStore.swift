package import PlanningDomain
package import Postgres

/// Which questionnaires participants filled in, by which sheets, and when last.
package struct CompletionStore: Sendable {
  package init() {}

  /// Notes what was filled in: also where nothing asks for it now, since the next revision of the study
  /// may bring an interval that counts from there. What is told again writes nothing.
  package func note(_ sheets: [AcceptedSheet]) -> PostgresStatement<Void> {
    // In one order, so that two transactions do not wait for each other in turns.
    PostgresStatement(
      """
      WITH new AS (
        INSERT INTO completing_sheets
          (participant_id, study_id, questionnaire_id, sheet_id, finished_at)
        SELECT participant, study, questionnaire, sheet, finished
        FROM unnest(\(sheets.map(\.participantID)), \(sheets.map(\.key.studyID)),
          \(sheets.map(\.key.questionnaireID)), \(sheets.map(\.sheetID)),
          \(sheets.map(\.finishedAt)))
          AS t (participant, study, questionnaire, sheet, finished)
        WHERE \(unescaped: Self.isNotErased)
        ORDER BY participant, study, questionnaire, sheet
        ON CONFLICT DO NOTHING
        RETURNING participant_id, study_id, questionnaire_id, finished_at
      )
      INSERT INTO completions AS known (participant_id, study_id, questionnaire_id, finished_at)
      SELECT participant_id, study_id, questionnaire_id, max(finished_at)
      FROM new
      WHERE NOT EXISTS (SELECT FROM completions
        WHERE participant_id = new.participant_id AND study_id = new.study_id
          AND questionnaire_id = new.questionnaire_id AND finished_at >= new.finished_at
          AND NOT taken_back)
      GROUP BY participant_id, study_id, questionnaire_id
      ORDER BY participant_id, study_id, questionnaire_id
      ON CONFLICT (participant_id, study_id, questionnaire_id) DO UPDATE
        SET finished_at = greatest(known.finished_at, EXCLUDED.finished_at), taken_back = false
      """)
  }

  /// Notes that sheets were withdrawn, also such as have not been told of. To be followed by
  /// ``takeBack(after:)``, which looks at what is left.
  package func withdraw(_ sheets: [WithdrawnSheet]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO completing_sheets AS known
        (participant_id, study_id, questionnaire_id, sheet_id, finished_at, withdrawn)
      SELECT DISTINCT ON (participant, study, questionnaire, sheet)
        participant, study, questionnaire, sheet, finished, true
      FROM unnest(\(sheets.map(\.participantID)), \(sheets.map(\.key.studyID)),
        \(sheets.map(\.key.questionnaireID)), \(sheets.map(\.sheetID)),
        \(sheets.map(\.finishedAt)))
        AS t (participant, study, questionnaire, sheet, finished)
      WHERE \(unescaped: Self.isNotErased)
      ORDER BY participant, study, questionnaire, sheet
      ON CONFLICT (participant_id, study_id, questionnaire_id, sheet_id) DO UPDATE
        SET withdrawn = true WHERE NOT known.withdrawn
      """)
  }

  /// Lets a questionnaire be as filled in as the sheets say that are left; none: it is not.
  ///
  /// A completion that is later than each withdrawn sheet stays as it is: it comes from a sheet that is left,
  /// or from before sheets were noted.
  package func takeBack(after sheets: [WithdrawnSheet]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE completions AS known
      SET finished_at = rest.finished_at, taken_back = rest.finished_at IS NULL
      FROM (
        SELECT participant_id, study_id, questionnaire_id,
          max(finished_at) FILTER (WHERE NOT withdrawn) AS finished_at,
          max(finished_at) FILTER (WHERE withdrawn) AS withdrawn_at
        FROM completing_sheets
        WHERE (participant_id, study_id, questionnaire_id) IN (
          SELECT * FROM unnest(\(sheets.map(\.participantID)), \(sheets.map(\.key.studyID)),
            \(sheets.map(\.key.questionnaireID))))
        GROUP BY participant_id, study_id, questionnaire_id
      ) AS rest
      WHERE known.participant_id = rest.participant_id AND known.study_id = rest.study_id
        AND known.questionnaire_id = rest.questionnaire_id AND NOT known.taken_back
        AND (known.finished_at IS NULL OR known.finished_at <= rest.withdrawn_at)
        AND (rest.finished_at IS NULL OR known.finished_at IS DISTINCT FROM rest.finished_at)
      """)
  }

  /// Of sheets from before an erasure, told again, nothing is kept.
  private static let isNotErased = """
    NOT EXISTS (SELECT FROM erasures
      WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
        AND (is_whole OR requested_at >= finished))
    """
}
