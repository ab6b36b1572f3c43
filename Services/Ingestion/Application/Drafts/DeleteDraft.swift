package import IngestionDomain
import IngestionStore
package import Postgres
package import ServiceKit

/// Deletes an unfinished sheet; one that is not there any more is deleted.
package struct DeleteDraft: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// - Parameter revision: that it must be of; nil: whichever.
  /// - Throws: ``DraftError`` `.changed`; `PostgresError`.
  package func callAsFunction(_ key: DraftKey, revision: Int64?) async throws {
    let now = clock.now()
    let isGone = try await pool.transaction {
      try await DraftStore.end(key, revision: revision, now: now, on: $0)
    }
    guard isGone else { throw DraftError.changed }
  }
}
