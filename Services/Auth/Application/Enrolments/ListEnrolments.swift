package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Lists a participant's enrolments and requests to join, with those that have ended.
package struct ListEnrolments: Sendable {
  private let pool: PostgresPool
  private let enrolments = EnrolmentStore()
  private let joinRequests = JoinRequestStore()

  package init(pool: PostgresPool) { self.pool = pool }

  package func callAsFunction(
    of participantID: UUID
  ) async throws -> (enrolments: [Enrolment], joinRequests: [JoinRequest]) {
    (
      try await enrolments.list(of: participantID, on: pool),
      try await joinRequests.list(of: participantID, on: pool)
    )
  }
}
