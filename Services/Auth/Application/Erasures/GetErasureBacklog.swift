package import AuthDomain
import AuthStore
package import Postgres

/// What of the erasures is not complete, for whoever operates the services.
package struct GetErasureBacklog: Sendable {
  package struct Backlog: Sendable {
    package var count: Int
    /// The one that waits longest; nil: none waits.
    package var oldest: Erasure?
  }

  private let pool: PostgresPool
  private let requests = ErasureRequestStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws -> Backlog {
    guard let (count, oldestID) = try await requests.backlog(on: pool),
      let oldest = try await requests.find(oldestID, on: pool)
    else { return Backlog(count: 0) }
    // It may have become complete in between.
    return Backlog(count: count, oldest: oldest.completedAt == nil ? oldest : nil)
  }
}
