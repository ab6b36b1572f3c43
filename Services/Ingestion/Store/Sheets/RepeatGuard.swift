import FoundationEssentials
import Postgres

/// Enforces the repeat interval between sheets that arrive concurrently over several connections or
/// processes, which validation did not see.
enum RepeatGuard {
  /// Locks each participant and questionnaire with a repeat interval until the transaction ends.
  static func lock(_ rows: [SheetRow]) -> PostgresStatement<Void> {
    // Ordered, so that two processes do not deadlock.
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(name) FROM (
        SELECT DISTINCT hashtextextended('otolith ingestion repeat ' || name, 0) AS name
        FROM unnest(\(Set(guarded(rows).map { lockName(rows[$0]) }).sorted())) AS names (name)
        ORDER BY 1) AS names
      """)
  }

  private static func guarded(_ rows: [SheetRow]) -> [Int] {
    rows.indices.filter { rows[$0].repeatInterval > 0 }
  }

  /// Returns the indices of rows finished within their interval after another sheet that is stored
  /// or precedes them in `rows`, both by the device's clock and by the times from which sheets
  /// count. Rows that are stored themselves are excluded.
  ///
  /// - Parameter stored: result of ``storedNear(_:)``, read since ``lock(_:)``.
  static func tooSoon(_ rows: [SheetRow], stored: Set<Int>) -> Set<Int> {
    let guarded = guarded(rows)
    var tooSoon: Set<Int> = []
    var taken: [String: [SheetRow]] = [:]
    for index in guarded.sorted(by: {
      (rows[$0].finishedAt, $0) < (rows[$1].finishedAt, $1)
    }) {
      let row = rows[index]
      let isNear = taken[lockName(row), default: []].contains {
        // Dates are binary fractions; stored times are whole microseconds.
        $0.key != row.key
          && max(
            row.finishedAt.timeIntervalSince($0.finishedAt),
            row.countedAt.timeIntervalSince($0.countedAt)) < row.repeatInterval - 5e-7
      }
      if stored.contains(index) || isNear {
        tooSoon.insert(index)
      } else {
        taken[lockName(row), default: []].append(row)
      }
    }
    return tooSoon
  }

  private static func lockName(_ row: SheetRow) -> String {
    "\(row.participantID.uuidString) \(row.sheet.studyID) \(row.sheet.questionnaireID)"
  }

  /// Returns the indices of rows that are not stored and follow a stored sheet within the interval.
  static func storedNear(_ all: [SheetRow]) -> PostgresStatement<Set<Int>> {
    let guarded = guarded(all)
    let rows = guarded.map { all[$0] }
    return PostgresStatement(
      """
      SELECT asked.place
      -- One plan serves all calls; see SheetStore.hashes.
      FROM unnest((SELECT \(rows.map(\.participantID))::uuid[]),
        (SELECT \(rows.map(\.accepted.sheetID))::uuid[]), (SELECT \(rows.map(\.sheet.studyID))::text[]),
        (SELECT \(rows.map(\.sheet.questionnaireID))::text[]),
        (SELECT \(rows.map(\.finishedAt))::timestamptz[]),
        (SELECT \(rows.map { $0.finishedAt.addingTimeInterval(-$0.repeatInterval) })::timestamptz[]),
        (SELECT \(rows.map(\.countedAt))::timestamptz[]),
        (SELECT \(rows.map { $0.countedAt.addingTimeInterval(-$0.repeatInterval) })::timestamptz[]))
        WITH ORDINALITY
        AS asked (participant_id, sheet_id, study_id, questionnaire_id, finished_at, since,
          counted_at, counted_since, place)
      CROSS JOIN LATERAL (
        SELECT sheet_id FROM answer_sheet_keys
        WHERE participant_id = asked.participant_id
          AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
          AND fills_in AND finished_at > asked.since AND finished_at <= asked.finished_at
          AND counted_at > asked.counted_since AND counted_at <= asked.counted_at
          AND sheet_id <> asked.sheet_id AND NOT withdrawn
        LIMIT 1) AS near
      LEFT JOIN LATERAL (
        SELECT sheet_id FROM answer_sheet_keys
        WHERE participant_id = asked.participant_id AND sheet_id = asked.sheet_id
        LIMIT 1) AS own ON true
      WHERE own.sheet_id IS NULL
      """
    ) { found in Set(try found.map { guarded[try $0.decode("place", as: Int.self) - 1] }) }
  }
}
