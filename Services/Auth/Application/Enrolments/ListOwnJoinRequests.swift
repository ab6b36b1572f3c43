package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Lists a participant's requests to join studies, oldest first.
package struct ListOwnJoinRequests: Sendable {
  private let pool: PostgresPool
  private let joinRequests = JoinRequestStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameters:
  ///   - state: nil: any.
  ///   - last: the last one of the page before; nil: from the first.
  package func callAsFunction(
    of participantID: UUID, in state: JoinRequestRules.State?, after last: UUID?, pageSize: Int
  ) async throws -> Page<JoinRequest> {
    let found = try await joinRequests.list(
      of: participantID, in: state, after: last, limit: pageSize + 1, on: pool)
    return Page(found, size: pageSize)
  }
}
