import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Lists the roles of an account, or those on an object.
struct ListAssignments: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `ManagedAccountError.unknown` for an unknown account; `PostgresError`.
  func callAsFunction(
    _ filter: AssignmentFilter, after last: Assignment?, pageSize: Int
  ) async throws -> Page<Assignment> {
    if case .account(let participantID) = filter,
      try await environment.pool.answer(to: ManagedAccountStore.find(participantID)) == nil
    {
      throw ManagedAccountError.unknown
    }
    let now = environment.clock.now()
    return try await environment.page(pageSize) {
      AssignmentStore.list(filter, after: last, limit: $0, at: now)
    }
  }
}
