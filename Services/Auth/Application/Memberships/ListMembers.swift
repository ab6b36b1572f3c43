package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Lists the current members of a study in the order of joining.
package struct ListMembers: Sendable {
  private let pool: PostgresPool
  private let members = MemberStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameter last: the last one of the page before; nil: from the first.
  package func callAsFunction(
    of study: StudyID, after last: UUID?, pageSize: Int
  ) async throws -> Page<Enrolment> {
    let found = try await members.list(of: study, after: last, limit: pageSize + 1, on: pool)
    return Page(found, size: pageSize)
  }
}
