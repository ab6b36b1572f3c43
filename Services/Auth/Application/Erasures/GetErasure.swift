package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// How far an erasure is; its id is all that is needed to ask.
package struct GetErasure: Sendable {
  private let pool: PostgresPool
  private let requests = ErasureRequestStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Throws: ``ErasureError`` `.unknown`; `PostgresError`.
  package func callAsFunction(_ erasureID: UUID) async throws -> Erasure {
    guard let erasure = try await requests.find(erasureID, on: pool) else {
      throw ErasureError.unknown
    }
    return erasure
  }
}
