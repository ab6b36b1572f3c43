package import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Keeps sheets that were refused for good, for whoever mends them.
package struct RejectedSheetStore: Sendable {
  /// What is kept of one participant: the latest sheets within both bounds, none that is larger than a page of
  /// them may be.
  package struct Limits: Sendable {
    package var sheetsMax = 200
    /// Of contents.
    package var bytesMax = 2 << 20
    package var sheetBytesMax = 512 << 10

    package init() {}
  }

  private let pool: PostgresPool
  private let limits: Limits

  package init(pool: PostgresPool, limits: Limits = Limits()) {
    self.pool = pool
    self.limits = limits
  }

  private struct Row {
    var sheetID: UUID
    var studyID: String
    /// Where the sheet has no usable time, one that is before every erasure.
    var finishedAt: Date
    var contents: String
  }

  /// Keeps them, one statement for all, the later one of two with the same id. Those that are stored by now,
  /// and those of somebody who was erased since they were finished, are not kept.
  ///
  /// - Throws: `PostgresError`.
  package func remember(
    _ sheets: [RejectedSheet], of participantID: UUID, at now: Date
  ) async throws {
    let rows = rows(of: sheets)
    guard !rows.isEmpty else { return }
    try await pool.execute(
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

  /// The last ones of a batch that are small enough, each once.
  private func rows(of sheets: [RejectedSheet]) -> [Row] {
    var rows: [Row] = []
    var seen: Set<UUID> = []
    var bytesLeft = limits.bytesMax
    for rejected in sheets.reversed() where rows.count < limits.sheetsMax {
      guard rejected.sheet.textBytes <= limits.sheetBytesMax,
        seen.insert(rejected.sheetID).inserted
      else { continue }
      let contents = RejectedSheetJSON.write(rejected.sheet, rejected.violations)
      guard contents.utf8.count <= min(limits.sheetBytesMax, bytesLeft) else { continue }
      bytesLeft -= contents.utf8.count
      rows.append(
        Row(
          sheetID: rejected.sheetID, studyID: rejected.sheet.studyID,
          finishedAt: rejected.sheet.finishedAt?.instant?.date ?? Date(timeIntervalSince1970: 0),
          contents: contents))
    }
    return rows
  }

  /// Those that are not stored, the latest first.
  ///
  /// - Parameters:
  ///   - studyID: empty: of all studies.
  ///   - position: nil: from the latest; otherwise those behind it.
  /// - Throws: `PostgresError`, `DecodingError`.
  package func list(
    of participantID: UUID, studyID: String, after position: RejectedSheet.ListPosition?,
    now: Instant, limit: Int
  ) async throws -> [RejectedSheet] {
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
        " AND (rejected_at, sheet_id) < (\(position.rejectedAt.date), \(position.sheetID))")
    }
    query.append(" ORDER BY rejected_at DESC, sheet_id DESC LIMIT \(limit)")
    return try await pool.query(query).map { row in
      let (sheetID, rejectedAt, contents) = try row.decode(
        UUID.self, Date.self, PostgresJSON.self)
      let stored = try StoredRejection.read(contents)
      return RejectedSheet(
        sheetID: sheetID, sheet: stored.sheet.sheet,
        violations: stored.violations.compactMap(\.violation), rejectedAt: Instant(rejectedAt))
    }
  }

  /// - Throws: `PostgresError`.
  package func forget(_ sheetID: UUID, of participantID: UUID) async throws {
    try await pool.execute(
      """
      DELETE FROM rejected_sheets WHERE participant_id = \(participantID) AND sheet_id = \(sheetID)
      """)
  }

  /// Deletes what is too old or stored by now, a part of it.
  ///
  /// - Returns: whether there may be more.
  /// - Throws: `PostgresError`.
  package func deleteSome(now: Instant, atMost: Int = 1000) async throws -> Bool {
    let since = now.advanced(byMicroseconds: -RejectedSheet.keptMicroseconds)
    let deleted = try await pool.execute(
      """
      DELETE FROM rejected_sheets WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM rejected_sheets AS kept
        WHERE rejected_at <= \(since.date) OR EXISTS (
          SELECT FROM answer_sheet_keys AS key
          WHERE key.participant_id = kept.participant_id AND key.sheet_id = kept.sheet_id)
        LIMIT \(atMost)))
      """)
    return deleted >= atMost
  }
}

extension AnswerSheet {
  /// Less than what its contents take.
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
