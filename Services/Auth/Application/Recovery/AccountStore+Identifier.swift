import AuthDomain
import AuthStore
import Postgres

extension AccountStore {
  /// The account of a username, or of an address, as typed.
  func find(
    identifier: String, on executor: some PostgresExecutor
  ) async throws -> Account? {
    guard let name = AccountName(identifier) else { return nil }
    return try await find(named: name, on: executor)
  }
}
