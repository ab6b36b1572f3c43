import FoundationEssentials
import Postgres

/// Enforces binding sequences between sheets that arrive concurrently over several connections or
/// processes, which validation did not see.
///
/// A sheet is stored only if the latest sheet before it is the one it was judged by. Otherwise its
/// device sends it again. Only sheets that count from an earlier time matter: if two devices fill in
/// one questionnaire of a sequence and the sheet finished first arrives last, both are stored.
enum SequenceGuard {
  /// Locks each participant and study with a binding sequence until the transaction ends.
  static func lock(_ rows: [SheetRow]) -> PostgresStatement<Void> {
    // Ordered, so that two processes do not deadlock.
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(name) FROM (
        SELECT DISTINCT hashtextextended('otolith ingestion sequence ' || name, 0) AS name
        FROM unnest(\(Set(guarded(rows).map { lockName(rows[$0]) }).sorted())) AS names (name)
        ORDER BY 1) AS names
      """)
  }

  private static func guarded(_ rows: [SheetRow]) -> [Int] {
    rows.indices.filter { rows[$0].accepted.sequence != nil }
  }

  /// Returns the indices of rows that must be judged again. Rows that are stored themselves are
  /// excluded.
  ///
  /// - Parameters:
  ///   - refused: indices of rows that are not stored anyway.
  ///   - storedBefore: result of ``storedBefore(_:)``, read since ``lock(_:)``.
  static func overtaken(
    _ rows: [SheetRow], except refused: Set<Int>, storedBefore: [Int: Before]
  ) -> Set<Int> {
    var overtaken: Set<Int> = []
    // Keyed by participant and study, then by questionnaire.
    var written: [String: [String: Place]] = [:]
    for index in rows.indices.filter({ !refused.contains($0) }).sorted(by: {
      Place(rows[$0]) < Place(rows[$1])
    }) {
      let (row, name) = (rows[index], lockName(rows[index]))
      if let sequence = row.accepted.sequence, case .latest(let place) = storedBefore[index] {
        let others = sequence.questionnaireIDs.compactMap { written[name]?[$0] }
        let before = ([place].compactMap(\.self) + others).max()
        if before?.sheetID != sequence.latestSheetID {
          overtaken.insert(index)
          continue
        }
      }
      if row.accepted.fillsIn {
        written[name, default: [:]][row.sheet.questionnaireID] = Place(row)
      }
    }
    return overtaken
  }

  private static func lockName(_ row: SheetRow) -> String {
    "\(row.participantID.uuidString) \(row.sheet.studyID)"
  }

  /// Position of a sheet among its participant's sheets.
  struct Place: Comparable, Sendable {
    var countedAt: Date
    var sheetID: UUID

    init(countedAt: Date, sheetID: UUID) {
      self.countedAt = countedAt
      self.sheetID = sheetID
    }

    init(_ row: SheetRow) { self.init(countedAt: row.countedAt, sheetID: row.accepted.sheetID) }

    static func < (left: Place, right: Place) -> Bool {
      left.countedAt == right.countedAt
        ? left.sheetID < right.sheetID : left.countedAt < right.countedAt
    }
  }

  enum Before: Sendable {
    /// The row is stored itself.
    case stored
    /// The latest stored sheet before the row.
    case latest(Place?)
  }

  /// Returns what is stored before each row with a sequence, by index.
  static func storedBefore(_ all: [SheetRow]) -> PostgresStatement<[Int: Before]> {
    let guarded = guarded(all)
    let rows = guarded.map { all[$0] }
    let names = rows.map { $0.accepted.sequence?.questionnaireIDs.joined(separator: ",") ?? "" }
    return PostgresStatement(
      """
      SELECT asked.place, own.sheet_id IS NOT NULL AS is_stored, latest.sheet_id, latest.counted_at
      -- One plan serves all calls; see SheetStore.hashes.
      FROM unnest((SELECT \(rows.map(\.participantID))::uuid[]),
        (SELECT \(rows.map(\.accepted.sheetID))::uuid[]), (SELECT \(rows.map(\.sheet.studyID))::text[]),
        (SELECT \(names)::text[]), (SELECT \(rows.map(\.countedAt))::timestamptz[]))
        WITH ORDINALITY
        AS asked (participant_id, sheet_id, study_id, questionnaire_ids, counted_at, place)
      LEFT JOIN LATERAL (
        SELECT before.* FROM unnest(string_to_array(asked.questionnaire_ids, ',')) AS named (id)
        CROSS JOIN LATERAL (
          SELECT sheet_id, counted_at FROM answer_sheet_keys
          WHERE participant_id = asked.participant_id AND questionnaire_id = named.id
            AND study_id = asked.study_id AND counted_at <= asked.counted_at
            AND sheet_id <> asked.sheet_id AND fills_in AND NOT withdrawn
          ORDER BY counted_at DESC, sheet_id DESC LIMIT 1) AS before
        ORDER BY before.counted_at DESC, before.sheet_id DESC LIMIT 1) AS latest ON true
      LEFT JOIN LATERAL (
        SELECT sheet_id FROM answer_sheet_keys
        WHERE participant_id = asked.participant_id AND sheet_id = asked.sheet_id
        LIMIT 1) AS own ON true
      """,
      entry: { row in
        let (place, isStored, sheetID, countedAt) = try row.decode(
          Int.self, Bool.self, UUID?.self, Date?.self)
        let latest = sheetID.flatMap { id in countedAt.map { Place(countedAt: $0, sheetID: id) } }
        return (guarded[place - 1], isStored ? .stored : .latest(latest))
      })
  }
}
