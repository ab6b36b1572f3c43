package import CatalogueDomain
internal import CatalogueStore
package import Postgres

/// Reads the feed of changes page by page.
package struct ListChanges: Sendable {
  private let pool: PostgresPool
  private let store = ChangeStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// What was committed after the cursor, as far as the reader may hear of it.
  ///
  /// - Parameters:
  ///   - kinds: empty for all.
  ///   - isBeginning: the cursor is the caller's, not one of this call.
  /// - Throws: ``CatalogueError/cursorAhead``; `PostgresError`.
  package func callAsFunction(
    after cursor: ChangeCursor, kinds: [ResourceKind], limit: Int, for reader: CatalogueReader,
    isBeginning: Bool = true
  ) async throws -> ChangePage {
    let page = try await store.changes(
      after: cursor, kinds: kinds, limit: limit, for: reader, on: pool)
    // After the database was restored from a backup, cursors may name what has not happened yet: their
    // owners would hear nothing until as much has happened again, and miss all of it.
    if isBeginning, page.changes.isEmpty, try await store.isAhead(cursor, on: pool) {
      throw CatalogueError.cursorAhead
    }
    return page
  }
}
