import IngestionStore
package import Logging
package import Postgres

/// Deletes what is left of sheets that went with their month.
package struct TidyRevisions: Sendable {
  private let pool: PostgresPool
  private static let interval = Duration.seconds(24 * 3600)
  private static let pieceRows = 1000

  package init(pool: PostgresPool) {
    self.pool = pool
  }

  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws {
    while try await RevisionStore.deleteOfNothing(atMost: Self.pieceRows, on: pool) {}
  }

  /// Until cancelled.
  package func repeatedly(logger: Logger) async throws {
    try await OutageLog("tidying up revisions", logger: logger).repeating(every: Self.interval) {
      try await callAsFunction()
    }
  }
}
