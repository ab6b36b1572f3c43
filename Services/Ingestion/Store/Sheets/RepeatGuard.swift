import FoundationEssentials
import IngestionDomain
import Postgres

/// Decides between sheets of one questionnaire with a repeat interval that arrive at once, over
/// several connections or processes: validation saw none of the others.
enum RepeatGuard {
  /// Indices of rows that were finished less than their interval after another sheet that is stored
  /// or stands before them among `rows`. A row that is stored itself is none of them.
  ///
  /// Holds a lock for each participant and questionnaire until the transaction ends.
  static func tooSoon(
    _ rows: [SheetRow], on connection: PostgresConnection
  ) async throws -> Set<Int> {
    let guarded = rows.indices.filter { rows[$0].repeatInterval > 0 }
    guard !guarded.isEmpty else { return [] }
    // In one order, so that two processes do not wait for each other in turns.
    try await connection.execute(
      """
      SELECT pg_advisory_xact_lock(name) FROM (
        SELECT DISTINCT hashtextextended('otolith ingestion repeat ' || name, 0) AS name
        FROM unnest(\(Set(guarded.map { lockName(rows[$0]) }).sorted())) AS names (name)
        ORDER BY 1) AS names
      """)
    // After the locks, in a statement of its own: it sees what their last holders committed.
    let stored = try await storedNear(guarded.map { rows[$0] }, on: connection)
    var tooSoon: Set<Int> = []
    var taken: [String: [(key: SheetKey, finishedAt: Date)]] = [:]
    for (place, index) in guarded.enumerated().sorted(by: {
      (rows[$0.element].finishedAt, $0.element) < (rows[$1.element].finishedAt, $1.element)
    }) {
      let row = rows[index]
      let isNear = taken[lockName(row), default: []].contains {
        // Dates are binary fractions; what is kept are whole microseconds.
        $0.key != row.key
          && row.finishedAt.timeIntervalSince($0.finishedAt) < row.repeatInterval - 5e-7
      }
      if stored.contains(place) || isNear {
        tooSoon.insert(index)
      } else {
        taken[lockName(row), default: []].append((row.key, row.finishedAt))
      }
    }
    return tooSoon
  }

  private static func lockName(_ row: SheetRow) -> String {
    "\(row.participantID.uuidString) \(row.studyID) \(row.questionnaireID)"
  }

  /// Places of the rows that have a stored sheet too near before them and are not stored.
  private static func storedNear(
    _ rows: [SheetRow], on connection: PostgresConnection
  ) async throws -> Set<Int> {
    let found = try await connection.query(
      """
      SELECT asked.place
      -- One plan serves all calls; see SheetStore.hashes.
      FROM unnest((SELECT \(rows.map(\.participantID))::uuid[]),
        (SELECT \(rows.map(\.sheetID))::uuid[]), (SELECT \(rows.map(\.studyID))::text[]),
        (SELECT \(rows.map(\.questionnaireID))::text[]),
        (SELECT \(rows.map(\.finishedAt))::timestamptz[]),
        (SELECT \(rows.map { $0.finishedAt.addingTimeInterval(-$0.repeatInterval) })::timestamptz[]))
        WITH ORDINALITY
        AS asked (participant_id, sheet_id, study_id, questionnaire_id, finished_at, since, place)
      CROSS JOIN LATERAL (
        SELECT sheet_id FROM answer_sheet_keys
        WHERE participant_id = asked.participant_id
          AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
          AND fills_in AND finished_at > asked.since AND finished_at <= asked.finished_at
          AND sheet_id <> asked.sheet_id AND NOT withdrawn
        LIMIT 1) AS near
      LEFT JOIN LATERAL (
        SELECT sheet_id FROM answer_sheet_keys
        WHERE participant_id = asked.participant_id AND sheet_id = asked.sheet_id
        LIMIT 1) AS own ON true
      WHERE own.sheet_id IS NULL
      """)
    return Set(try found.map { try $0.decode("place", as: Int.self) - 1 })
  }
}
