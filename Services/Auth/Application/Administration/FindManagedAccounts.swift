import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Finds accounts as administrators see them.
struct FindManagedAccounts: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `ManagedAccountError.unknown`; `PostgresError`.
  func callAsFunction(_ participantID: UUID) async throws -> ManagedAccount {
    try await only(ManagedAccountStore.find(participantID))
  }

  /// - Throws: `ManagedAccountError.unknown`; `PostgresError`.
  func callAsFunction(_ username: Username) async throws -> ManagedAccount {
    try await only(ManagedAccountStore.find(username))
  }

  private func only(
    _ statement: PostgresStatement<ManagedAccount?>
  ) async throws -> ManagedAccount {
    guard let account = try await environment.pool.answer(to: statement) else {
      throw ManagedAccountError.unknown
    }
    return account
  }

  /// Lists accounts, newest first.
  ///
  /// - Parameter position: position of the last account of the previous page; nil for the first
  ///   page.
  func callAsFunction(
    _ filter: ManagedAccountFilter, after position: TimePosition?, pageSize: Int
  ) async throws -> Page<ManagedAccount> {
    try await environment.page(pageSize) {
      ManagedAccountStore.list(filter, after: position, limit: $0)
    }
  }
}
