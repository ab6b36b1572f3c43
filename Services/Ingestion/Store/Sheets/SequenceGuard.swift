import FoundationEssentials
import IngestionDomain
import Postgres

/// Decides between sheets of a study with a binding order that arrive at once, over several connections or
/// processes: validation saw none of the others.
///
/// A sheet is stored where the latest sheet before it is the one that it was judged by. Otherwise its device
/// sends it again, and it is judged by what is there. As with everything that is late, only what was finished
/// before it counts: of two devices that fill in one questionnaire of a sequence, both sheets are stored where
/// the one that was finished first comes last.
enum SequenceGuard {
  /// Indices of rows that are to be judged again. A row that is stored itself is none of them.
  ///
  /// Holds a lock for each participant and study until the transaction ends.
  ///
  /// - Parameter refused: indices of rows that are not stored anyhow.
  static func overtaken(
    _ rows: [SheetRow], except refused: Set<Int>, on connection: PostgresConnection
  ) async throws -> Set<Int> {
    let guarded = rows.indices.filter { rows[$0].sequence != nil && !refused.contains($0) }
    guard !guarded.isEmpty else { return [] }
    // In one order, so that two processes do not wait for each other in turns.
    try await connection.execute(
      """
      SELECT pg_advisory_xact_lock(name) FROM (
        SELECT DISTINCT hashtextextended('otolith ingestion sequence ' || name, 0) AS name
        FROM unnest(\(Set(guarded.map { lockName(rows[$0]) }).sorted())) AS names (name)
        ORDER BY 1) AS names
      """)
    // After the locks, in a statement of its own: it sees what their last holders committed.
    let stored = try await storedBefore(guarded.map { rows[$0] }, on: connection)
    let storedBefore = Dictionary(uniqueKeysWithValues: zip(guarded, stored))
    var overtaken: Set<Int> = []
    // By participant and study, then by questionnaire.
    var written: [String: [String: Place]] = [:]
    for index in rows.indices.filter({ !refused.contains($0) }).sorted(by: {
      Place(rows[$0]) < Place(rows[$1])
    }) {
      let (row, name) = (rows[index], lockName(rows[index]))
      if let sequence = row.sequence, case .latest(let place) = storedBefore[index] {
        let others = sequence.questionnaireIDs.compactMap { written[name]?[$0] }
        let before = ([place].compactMap(\.self) + others).max()
        if before?.sheetID != sequence.latestSheetID {
          overtaken.insert(index)
          continue
        }
      }
      if row.fillsIn { written[name, default: [:]][row.questionnaireID] = Place(row) }
    }
    return overtaken
  }

  private static func lockName(_ row: SheetRow) -> String {
    "\(row.participantID.uuidString) \(row.studyID)"
  }

  /// Of a sheet among those of its participant.
  private struct Place: Comparable {
    var finishedAt: Date
    var sheetID: UUID

    init(finishedAt: Date, sheetID: UUID) {
      self.finishedAt = finishedAt
      self.sheetID = sheetID
    }

    init(_ row: SheetRow) { self.init(finishedAt: row.finishedAt, sheetID: row.sheetID) }

    static func < (left: Place, right: Place) -> Bool {
      left.finishedAt == right.finishedAt
        ? left.sheetID < right.sheetID : left.finishedAt < right.finishedAt
    }
  }

  private enum Before {
    /// The row is stored itself.
    case stored
    /// The latest stored sheet before the row.
    case latest(Place?)
  }

  private static func storedBefore(
    _ rows: [SheetRow], on connection: PostgresConnection
  ) async throws -> [Before] {
    let names = rows.map { $0.sequence?.questionnaireIDs.joined(separator: ",") ?? "" }
    let found = try await connection.query(
      """
      SELECT own.sheet_id IS NOT NULL AS is_stored, latest.sheet_id, latest.finished_at
      -- One plan serves all calls; see SheetStore.hashes.
      FROM unnest((SELECT \(rows.map(\.participantID))::uuid[]),
        (SELECT \(rows.map(\.sheetID))::uuid[]), (SELECT \(rows.map(\.studyID))::text[]),
        (SELECT \(names)::text[]), (SELECT \(rows.map(\.finishedAt))::timestamptz[]))
        WITH ORDINALITY
        AS asked (participant_id, sheet_id, study_id, questionnaire_ids, finished_at, place)
      LEFT JOIN LATERAL (
        SELECT before.* FROM unnest(string_to_array(asked.questionnaire_ids, ',')) AS named (id)
        CROSS JOIN LATERAL (
          SELECT sheet_id, finished_at FROM answer_sheet_keys
          WHERE participant_id = asked.participant_id AND questionnaire_id = named.id
            AND study_id = asked.study_id AND finished_at <= asked.finished_at
            AND sheet_id <> asked.sheet_id AND fills_in AND NOT withdrawn
          ORDER BY finished_at DESC, sheet_id DESC LIMIT 1) AS before
        ORDER BY before.finished_at DESC, before.sheet_id DESC LIMIT 1) AS latest ON true
      LEFT JOIN LATERAL (
        SELECT sheet_id FROM answer_sheet_keys
        WHERE participant_id = asked.participant_id AND sheet_id = asked.sheet_id
        LIMIT 1) AS own ON true
      ORDER BY asked.place
      """)
    return try found.map { row in
      let (isStored, sheetID, finishedAt) = try row.decode(Bool.self, UUID?.self, Date?.self)
      if isStored { return .stored }
      guard let sheetID, let finishedAt else { return .latest(nil) }
      return .latest(Place(finishedAt: finishedAt, sheetID: sheetID))
    }
  }
}
