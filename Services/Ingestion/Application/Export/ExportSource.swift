import Fields
import Postgres
import ServiceKit

/// The database that one export reads, and the cursor for the next one.
///
/// All pages see the transactions that the cursor counts as ended. A replica is behind the primary
/// and never goes back, so an export that begins on the primary stays there; one that begins on the
/// replica may continue on either.
struct ExportSource: Sendable {
  private let primary: PostgresPool
  private let router: PostgresReadRouter
  private let readsPrimary: Bool
  /// Continues after this export.
  let next: ExportCursor

  /// - Parameter cursor: text of the request; empty to export everything.
  /// - Throws: ``IngestionError`` `.exportCursorInvalid`; `PostgresError`.
  static func begin(
    _ table: ExportCursor.Table, of studyID: String, since cursor: String, primary: PostgresPool,
    router: PostgresReadRouter
  ) async throws -> (source: ExportSource, since: ExportCursor?) {
    let state = try await router.answer(to: ExportStateStore.state)
    var since: ExportCursor?
    if !cursor.isEmpty {
      since = ExportCursor(text: cursor, table: table, studyID: studyID)
      guard let since, since.system == state.system else {
        throw IngestionError.exportCursorInvalid
      }
      if since.transaction > state.next {
        // A replica may be behind it. Ahead of the primary, it comes from before a restore.
        let primary = state.isReplica ? try await primary.answer(to: ExportStateStore.state) : state
        guard since.transaction <= primary.next else { throw IngestionError.exportCursorInvalid }
      }
    }
    return (
      ExportSource(
        primary: primary, router: router, readsPrimary: !state.isReplica,
        next: ExportCursor(
          table: table, studyID: studyID, system: state.system, transaction: state.settled)), since
    )
  }

  func answer<Answer>(to statement: PostgresStatement<Answer>) async throws -> Answer {
    readsPrimary
      ? try await primary.answer(to: statement) : try await router.answer(to: statement)
  }
}
