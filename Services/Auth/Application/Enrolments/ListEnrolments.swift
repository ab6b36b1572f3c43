package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Lists a participant's enrolments, with those that have ended, in the order of joining.
package struct ListEnrolments: Sendable {
  private let pool: PostgresPool
  private let enrolments = EnrolmentStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameter count: of those on the pages before.
  package func callAsFunction(
    of participantID: UUID, skipping count: Int, pageSize: Int
  ) async throws -> Page<Enrolment> {
    let found = try await enrolments.list(
      of: participantID, skipping: count, limit: pageSize + 1, on: pool)
    return Page(found, size: pageSize)
  }
}
