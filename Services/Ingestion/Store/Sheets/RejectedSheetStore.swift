import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Stores finally rejected sheets for correction.
enum RejectedSheetStore {
  /// Limits per participant. The latest sheets within both limits are kept; larger sheets are not.
  struct Limits: Sendable {
    var sheetsMax = 200
    /// Maximum size of contents, in bytes.
    var bytesMax = 2 << 20
    var sheetBytesMax = 512 << 10

    init() {}
  }

  private struct Row {
    var sheetID: UUID
    var studyID: String
    /// The finish time; if invalid, a time before every erasure.
    var finishedAt: Date
    var contents: String
  }

  /// Stores the sheets with one statement; of two with the same id the later one. Sheets that are
  /// stored by now, or predate an erasure of the participant, are not kept.
  ///
  /// - Returns: nil if all sheets are too large.
  static func remember(
    _ sheets: [RejectedSheet], of participantID: UUID, at now: Date, within limits: Limits
  ) -> PostgresStatement<Void>? {
    let rows = rows(of: sheets, within: limits)
    guard !rows.isEmpty else { return nil }
    return PostgresStatement(
      """
      WITH sheets AS (
        SELECT \(participantID)::uuid AS participant_id, \(now)::timestamptz AS received_at, told.*
        FROM unnest((SELECT \(rows.map(\.sheetID))), (SELECT \(rows.map(\.studyID))),
          (SELECT \(rows.map(\.finishedAt))), (SELECT \(rows.map(\.contents))))
          AS told (sheet_id, study_id, finished_at, contents)
      ), kept AS (
        INSERT INTO rejected_sheets (participant_id, sheet_id, study_id, rejected_at, contents, bytes)
        SELECT participant_id, sheet_id, study_id, received_at, contents::json,
          octet_length(contents)
        FROM sheets LEFT JOIN LATERAL (\(unescaped: SheetStore.refusalOfErased)) AS erased ON true
        WHERE refusal IS NULL AND NOT EXISTS (
          SELECT FROM answer_sheet_keys AS key
          WHERE key.participant_id = sheets.participant_id AND key.sheet_id = sheets.sheet_id)
        ORDER BY sheet_id
        ON CONFLICT (participant_id, sheet_id) DO UPDATE SET study_id = EXCLUDED.study_id,
          rejected_at = EXCLUDED.rejected_at, contents = EXCLUDED.contents, bytes = EXCLUDED.bytes
        RETURNING bytes
      ), others AS (
        SELECT sheet_id, row_number() OVER latest AS place, sum(bytes) OVER latest AS total
        FROM rejected_sheets
        WHERE participant_id = \(participantID) AND sheet_id NOT IN (SELECT sheet_id FROM sheets)
        WINDOW latest AS (ORDER BY rejected_at DESC, sheet_id DESC)
      )
      DELETE FROM rejected_sheets
      WHERE participant_id = \(participantID) AND sheet_id IN (
        SELECT sheet_id FROM others
        WHERE place > \(Int64(limits.sheetsMax)) - (SELECT count(*) FROM kept)
          OR total > \(Int64(limits.bytesMax)) - (SELECT coalesce(sum(bytes), 0) FROM kept))
      """)
  }

  /// The last sheets of a batch that are within the limits, each once.
  private static func rows(of sheets: [RejectedSheet], within limits: Limits) -> [Row] {
    var rows: [Row] = []
    var seen: Set<UUID> = []
    var bytesLeft = limits.bytesMax
    for rejected in sheets.reversed() where rows.count < limits.sheetsMax {
      guard rejected.sheet.textBytes <= limits.sheetBytesMax,
        seen.insert(rejected.sheetID).inserted
      else { continue }
      guard let contents = try? StoredRejection(rejected.sheet, rejected.violations).json,
        contents.utf8.count <= min(limits.sheetBytesMax, bytesLeft)
      else { continue }
      bytesLeft -= contents.utf8.count
      rows.append(
        Row(
          sheetID: rejected.sheetID, studyID: rejected.sheet.studyID,
          finishedAt: rejected.sheet.finishedAt?.instant?.date ?? Date(timeIntervalSince1970: 0),
          contents: contents))
    }
    return rows
  }

  /// Returns rejected sheets that are not stored since, latest first.
  ///
  /// - Parameters:
  /// - studyID: empty for all studies.
  /// - position: the last sheet already read; nil starts at the latest.
  static func list(
    of participantID: UUID, studyID: String, after position: TimePosition?,
    now: Instant, limit: Int
  ) -> PostgresStatement<[RejectedSheet]> {
    let since = now.advanced(byMicroseconds: -RejectedSheet.keptMicroseconds)
    var query: PostgresQuery = """
      SELECT sheet_id, rejected_at, contents FROM rejected_sheets AS kept
      WHERE participant_id = \(participantID) AND rejected_at > \(since.date) AND NOT EXISTS (
        SELECT FROM answer_sheet_keys AS key
        WHERE key.participant_id = kept.participant_id AND key.sheet_id = kept.sheet_id)
      """
    if !studyID.isEmpty { query.append(" AND study_id = \(studyID)") }
    if let position {
      query.append(
        " AND (rejected_at, sheet_id) < (\(position.at.date), \(position.id))")
    }
    query.append(" ORDER BY rejected_at DESC, sheet_id DESC LIMIT \(limit)")
    return PostgresStatement(
      query,
      each: { row in
        let (sheetID, rejectedAt, contents) = try row.decode(
          UUID.self, Date.self, PostgresJSON.self)
        let stored = try StoredRejection(contents)
        return RejectedSheet(
          sheetID: sheetID, sheet: stored.sheet,
          violations: stored.violations.compactMap(\.violation), rejectedAt: Instant(rejectedAt))
      })
  }

  static func forget(_ sheetID: UUID, of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      DELETE FROM rejected_sheets WHERE participant_id = \(participantID) AND sheet_id = \(sheetID)
      """)
  }

  /// Deletes some of the sheets that are too old or stored by now.
  ///
  /// - Returns: whether more may follow.
  static func deleteSome(now: Instant, atMost: Int = 1000) -> PostgresStatement<Bool> {
    let since = now.advanced(byMicroseconds: -RejectedSheet.keptMicroseconds)
    return PostgresStatement(
      """
      DELETE FROM rejected_sheets WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM rejected_sheets AS kept
        WHERE rejected_at <= \(since.date) OR EXISTS (
          SELECT FROM answer_sheet_keys AS key
          WHERE key.participant_id = kept.participant_id AND key.sheet_id = kept.sheet_id)
        LIMIT \(atMost)))
      RETURNING 1
      """
    ) { $0.count >= atMost }
  }
}

extension AnswerSheet {
  /// A lower bound of the size of its contents.
  fileprivate var textBytes: Int {
    answers.reduce(studyID.utf8.count + questionnaireID.utf8.count) { sum, answer in
      let value =
        switch answer.value {
        case .choice(let codes): codes.reduce(0) { $0 + $1.utf8.count }
        case .text(let text), .date(let text), .time(let text), .dateTime(let text): text.utf8.count
        case .number, nil: 1
        }
      return sum + answer.elementID.utf8.count + value
    }
  }
}
