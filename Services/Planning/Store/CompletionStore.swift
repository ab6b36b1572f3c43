import Postgres

/// Completed questionnaires of participants, with the time of the latest sheet.
struct CompletionStore: Sendable {
  /// Stores completions, even if nothing depends on them now: the study's next revision may add an
  /// interval that counts from there. Ignores repeated and already withdrawn sheets.
  func note(_ sheets: [AcceptedSheet]) -> PostgresStatement<Void> {
    // Fixed order, to prevent deadlocks.
    PostgresStatement(
      """
      INSERT INTO completions AS known (participant_id, study_id, questionnaire_id, finished_at)
      SELECT participant, study, questionnaire, max(finished)
      FROM unnest(\(sheets.map(\.participantID)), \(sheets.map(\.key.studyID)),
        \(sheets.map(\.key.questionnaireID)), \(sheets.map(\.sheetID)),
        \(sheets.map(\.finishedAt)))
        AS t (participant, study, questionnaire, sheet, finished)
      WHERE NOT EXISTS (SELECT FROM completions
          WHERE participant_id = participant AND study_id = study
            AND questionnaire_id = questionnaire AND finished_at >= finished AND NOT taken_back)
        AND NOT EXISTS (SELECT FROM withdrawn_sheets
          WHERE participant_id = participant AND study_id = study
            AND questionnaire_id = questionnaire AND sheet_id = sheet)
        AND \(unescaped: Self.isNotErased)
      GROUP BY participant, study, questionnaire
      ORDER BY participant, study, questionnaire
      ON CONFLICT (participant_id, study_id, questionnaire_id) DO UPDATE
        SET finished_at = greatest(known.finished_at, EXCLUDED.finished_at), taken_back = false
      """)
  }

  /// Sets completions to the latest remaining sheet, or removes them if none remains. Handles
  /// sheets that were never reported, and repeated withdrawals.
  ///
  /// A completion later than every withdrawn sheet is kept: it comes from a remaining sheet.
  ///
  /// - Parameter sheets: withdrawals in their order; the last one of a questionnaire names the
  ///   remaining sheet.
  func takeBack(_ sheets: [WithdrawnSheet]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      WITH told AS (
        SELECT * FROM unnest(\(sheets.map(\.participantID)), \(sheets.map(\.key.studyID)),
          \(sheets.map(\.key.questionnaireID)), \(sheets.map(\.sheetID)),
          \(sheets.map(\.finishedAt)), \(sheets.map(\.remainingFinishedAt))) WITH ORDINALITY
          AS t (participant, study, questionnaire, sheet, finished, remaining, place)
        WHERE \(unescaped: Self.isNotErased)
      ), new AS (
        INSERT INTO withdrawn_sheets
          (participant_id, study_id, questionnaire_id, sheet_id, finished_at)
        SELECT DISTINCT ON (participant, study, questionnaire, sheet)
          participant, study, questionnaire, sheet, finished
        FROM told ORDER BY participant, study, questionnaire, sheet
        ON CONFLICT DO NOTHING
        RETURNING participant_id, study_id, questionnaire_id, sheet_id
      )
      UPDATE completions AS known
      SET finished_at = rest.remaining, taken_back = rest.remaining IS NULL
      FROM (
        SELECT DISTINCT ON (participant, study, questionnaire) participant, study, questionnaire,
          remaining, max(finished) OVER (PARTITION BY participant, study, questionnaire)
            AS withdrawn_at
        FROM told JOIN new ON participant_id = participant AND study_id = study
          AND questionnaire_id = questionnaire AND sheet_id = sheet
        ORDER BY participant, study, questionnaire, place DESC
      ) AS rest
      WHERE known.participant_id = rest.participant AND known.study_id = rest.study
        AND known.questionnaire_id = rest.questionnaire AND NOT known.taken_back
        AND (known.finished_at IS NULL OR known.finished_at <= rest.withdrawn_at)
      """)
  }

  /// Excludes repeated events from before an erasure. Without any erasure, no digest is computed.
  private static let isNotErased = """
    NOT ((SELECT EXISTS (SELECT FROM erasures)) AND EXISTS (SELECT FROM erasures
      WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
        AND (is_whole OR requested_at >= finished)))
    """
}
