package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// What the service keeps of an account.
package struct GetAccount: Sendable {
  private let pool: PostgresPool
  private let accounts = AccountStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: `SessionError.ended` when the account is gone; `PostgresError`.
  package func callAsFunction(_ participantID: UUID) async throws -> Account {
    guard let account = try await accounts.find(participantID: participantID, on: pool) else {
      throw SessionError.ended
    }
    return account
  }
}
