import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Lists clients, and counts their use.
struct FindClients: Sendable {
  let environment: AuthEnvironment

  /// - Parameter last: last client of the previous page; nil for the first page.
  /// - Throws: `PostgresError`.
  func callAsFunction(after last: UUID?, pageSize: Int) async throws -> Page<RegisteredClient> {
    try await environment.page(pageSize) { ClientStore.list(after: last, limit: $0) }
  }

  /// - Throws: `PostgresError`.
  func use() async throws -> [ClientCount] {
    try await environment.pool.answer(
      to: ClientStore.counts(at: environment.clock.now(), rules: environment.rules))
  }
}
