import IngestionStore
package import Logging
package import Postgres
package import ServiceKit

/// Ends drafts that expired, and takes away what is left of those that ended or became sheets. Reads leave all of
/// them out before it comes.
package struct TidyDrafts: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  /// Rows that one statement changes.
  private let pieceRows: Int
  private static let interval = Duration.seconds(600)

  package init(pool: PostgresPool, clock: any WallClock, pieceRows: Int = 1000) {
    self.pool = pool
    self.clock = clock
    self.pieceRows = pieceRows
  }

  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws {
    while try await DraftStore.endExpired(now: clock.now(), atMost: pieceRows, on: pool) {}
    var looked = try await DraftStore.deleteSubmitted(after: nil, atMost: pieceRows, on: pool)
    while let place = looked {
      looked = try await DraftStore.deleteSubmitted(after: place, atMost: pieceRows, on: pool)
    }
  }

  /// Until cancelled.
  package func repeatedly(logger: Logger) async throws {
    try await OutageLog("tidying up drafts", logger: logger).repeating(every: Self.interval) {
      try await callAsFunction()
    }
  }
}
