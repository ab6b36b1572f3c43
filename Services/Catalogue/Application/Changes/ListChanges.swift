import Postgres

/// Reads the change feed page by page.
struct ListChanges: Sendable {
  let pool: PostgresPool
  private let store = ChangeStore()

  /// Returns the changes after the cursor that the reader may see.
  ///
  /// - Parameters:
  ///   - kinds: kinds to select; empty for all.
  ///   - isBeginning: whether the cursor comes from the caller rather than from this call.
  /// - Throws: ``CatalogueError/cursorAhead``; `PostgresError`.
  func callAsFunction(
    after cursor: ChangeCursor, kinds: [ResourceKind], limit: Int, for reader: CatalogueReader,
    isBeginning: Bool = true
  ) async throws -> ChangePage {
    let page = try await pool.answer(
      to: store.changes(after: cursor, kinds: kinds, limit: limit, for: reader))
    // After a restore from a backup, cursors may lie beyond the end. Their owners would miss all
    // changes until the feed has caught up.
    if isBeginning, page.changes.isEmpty, try await pool.answer(to: store.isAhead(cursor)) {
      throw CatalogueError.cursorAhead
    }
    return page
  }
}
