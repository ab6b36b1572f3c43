package import AuthDomain
import AuthStore
package import Postgres

/// Lists the newest invitations of a study, newest first.
package struct ListInvitations: Sendable {
  private let pool: PostgresPool
  private let invitations = InvitationStore()

  package init(pool: PostgresPool) { self.pool = pool }

  package func callAsFunction(of study: StudyID) async throws -> [Invitation] {
    try await invitations.list(of: study, limit: InvitationRules.usableMax, on: pool)
  }
}
