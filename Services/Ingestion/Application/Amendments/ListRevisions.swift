import Fields
import FoundationEssentials
import Logging
import Postgres

/// Lists all revisions of one of the participant's own sheets.
struct ListRevisions: Sendable {
  let pool: PostgresPool

  /// Returns revisions, oldest first. A page of large revisions has fewer than `limit`.
  ///
  /// - Parameter revision: the last revision already read; 0 starts at the first.
  /// - Throws: ``AmendmentError`` `.sheetUnknown`; `PostgresError`.
  func callAsFunction(
    of sheetID: UUID, by participantID: UUID, after revision: Int, limit: Int
  ) async throws -> Page<SheetRevision> {
    let page = try await pool.answer(
      to: RevisionStore.list(
        sheetID: sheetID, participantID: participantID, after: revision, limit: limit))
    guard !page.items.isEmpty || revision > 0 else { throw AmendmentError.sheetUnknown }
    return page
  }
}

/// Deletes revisions whose sheet was removed with its monthly partition.
struct TidyRevisions: Sendable {
  let pool: PostgresPool
  private static let interval = Duration.seconds(24 * 3600)
  private static let pieceRows = 1000

  /// - Throws: `PostgresError`.
  func callAsFunction() async throws {
    while try await pool.answer(to: RevisionStore.deleteOfNothing(atMost: Self.pieceRows)) {}
  }

  /// Runs every 24 hours until cancelled.
  func repeatedly(logger: Logger) async throws {
    try await OutageLog("deleting old revisions", logger: logger).repeating(every: Self.interval) {
      try await callAsFunction()
    }
  }
}
