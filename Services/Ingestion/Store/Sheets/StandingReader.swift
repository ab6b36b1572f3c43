package import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Reads what is stored of a participant and all questionnaires of a study.
package struct StandingReader: Sendable {
  private let pool: PostgresPool

  package init(pool: PostgresPool) { self.pool = pool }

  /// Sheets that fill in, by questionnaire, in one query; those without one are missing.
  ///
  /// - Parameter now: sheets finished later keep nobody from filling in.
  /// - Throws: `PostgresError`.
  package func tallies(
    of participantID: UUID, in studyID: String, questionnaireIDs: some Collection<String>,
    now: Instant
  ) async throws -> [String: SheetTally] {
    let rows = try await pool.query(
      """
      SELECT asked.questionnaire_id, held.sheets, held.first_filled_in, held.last_filled_in,
        -- A clock that was ahead must not make a sheet the latest for years.
        least(latest.finished_at, latest.received_at) AS last_finished, latest.closing,
        latest.autosaved
      FROM unnest((SELECT \(Array(questionnaireIDs)))) AS asked (questionnaire_id)
      CROSS JOIN LATERAL (
        SELECT count(*) AS sheets, min(finished_at) AS first_filled_in,
          max(finished_at) FILTER (WHERE finished_at <= \(now.date)) AS last_filled_in
        FROM answer_sheet_keys
        WHERE participant_id = \(participantID)
          AND questionnaire_id = asked.questionnaire_id AND study_id = \(studyID)
          AND fills_in AND NOT withdrawn) AS held
      CROSS JOIN LATERAL (
        SELECT k.finished_at, k.received_at, s.closing, s.autosaved
        FROM (
          SELECT * FROM answer_sheet_keys
          WHERE participant_id = \(participantID)
            AND questionnaire_id = asked.questionnaire_id AND study_id = \(studyID)
            AND fills_in AND NOT withdrawn
          ORDER BY finished_at DESC, sheet_id DESC LIMIT 1) AS k
        LEFT JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s ON true) AS latest
      """)
    var tallies: [String: SheetTally] = [:]
    for row in rows {
      let (questionnaireID, sheets, first, last, lastFinished, closing, autosaved) = try row.decode(
        String.self, Int64.self, Date?.self, Date?.self, Date.self, String?.self, Bool?.self)
      tallies[questionnaireID] = SheetTally(
        sheets: UInt64(clamping: sheets),
        lastFinishedAt: Instant(lastFinished),
        lastClosing: autosaved.flatMap {
          SheetClosing(closing.flatMap { SheetClosing(rawValue: $0) }, autosaved: $0)
        },
        firstFilledInAt: first.map { Instant($0) }, lastFilledInAt: last.map { Instant($0) })
    }
    return tallies
  }
}
