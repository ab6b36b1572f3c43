package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Lists the invitations of a study, newest first.
package struct ListInvitations: Sendable {
  private let pool: PostgresPool
  private let invitations = InvitationStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameter last: the last one of the page before; nil: from the newest.
  package func callAsFunction(
    of study: StudyID, after last: UUID?, pageSize: Int
  ) async throws -> Page<Invitation> {
    let found = try await invitations.list(of: study, after: last, limit: pageSize + 1, on: pool)
    return Page(found, size: pageSize)
  }
}
