package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Lists requests to join a study, oldest first.
package struct ListJoinRequests: Sendable {
  private let pool: PostgresPool
  private let joinRequests = JoinRequestStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameter last: the last one of the page before; nil: from the first.
  package func callAsFunction(
    of study: StudyID, in state: JoinRequestRules.State, after last: UUID?, pageSize: Int
  ) async throws -> Page<JoinRequest> {
    let found = try await joinRequests.list(
      of: study, in: state, after: last, limit: pageSize + 1, on: pool)
    return Page(found, size: pageSize)
  }
}
