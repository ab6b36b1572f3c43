package import AuthDomain
package import FoundationEssentials
package import Postgres

/// What the service keeps of an account.
package struct GetAccount: Sendable {
  private let pool: PostgresPool
  private let own = OwnAccountLookup()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: `SessionError.ended` when the account is gone; `PostgresError`.
  package func callAsFunction(_ participantID: UUID) async throws -> OwnAccount {
    try await pool.transaction { try await own.read(participantID, on: $0) }
  }
}
