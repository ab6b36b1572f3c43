package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// An account as administrators see it.
package struct GetManagedAccount: Sendable {
  private let pool: PostgresPool
  private let accounts = ManagedAccountStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: `ManagedAccountError.unknown`; `PostgresError`.
  package func callAsFunction(_ participantID: UUID) async throws -> ManagedAccount {
    guard let account = try await accounts.find(participantID, on: pool) else {
      throw ManagedAccountError.unknown
    }
    return account
  }

  /// - Throws: `ManagedAccountError.unknown`; `PostgresError`.
  package func callAsFunction(_ username: Username) async throws -> ManagedAccount {
    guard let account = try await accounts.find(username, on: pool) else {
      throw ManagedAccountError.unknown
    }
    return account
  }
}
