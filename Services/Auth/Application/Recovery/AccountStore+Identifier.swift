import AuthDomain
import AuthStore
import Postgres

extension AccountStore {
  /// The account of a username, or of an address that it keeps, as typed. A username has no `@`, an address
  /// has one.
  func find(
    identifier: String, on executor: some PostgresExecutor
  ) async throws -> Account? {
    if let email = EmailAddress(identifier) {
      return try await find(keptEmailKey: email.key, on: executor)
    }
    guard let username = try? Username(identifier) else { return nil }
    return try await find(usernameKey: username.key, on: executor)
  }
}
