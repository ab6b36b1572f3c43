package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres

/// Lists accounts, newest first.
package struct ListManagedAccounts: Sendable {
  private let pool: PostgresPool
  private let accounts = ManagedAccountStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameter position: of the last one of the page before; nil: from the newest.
  package func callAsFunction(
    _ filter: ManagedAccountFilter, after position: ManagedAccountFilter.Position?, pageSize: Int
  ) async throws -> Page<ManagedAccount> {
    let found = try await accounts.list(filter, after: position, limit: pageSize + 1, on: pool)
    return Page(found, size: pageSize)
  }
}
