package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Makes the first administrator, who makes the study leaders.
package struct CreateAdministrator: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let accounts = AccountStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
  }

  /// - Returns: `.alreadyExists` when there is one of this name and password.
  /// - Throws: ``AdministratorError``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    username: Username, password: String
  ) async throws -> WriteOutcome {
    let account = NewAccount(
      requestID: UUID(), credentials: (username, try await hasher.hash(account: password)),
      createdAt: clock.now(), isConfirmed: true, roles: [.administrator])
    let isNew = try await pool.write { connection in
      guard try await accounts.insert(account, on: connection) else { return false }
      try await audit.append(
        [AuditRecord(action: .administratorCreated, subject: account.participantID)],
        at: account.createdAt, on: connection)
      return true
    }
    if isNew { return .created }
    guard let known = try await accounts.find(usernameKey: username.key, on: pool),
      try await accounts.hasRole(.administrator, known.participantID, on: pool)
    else { throw AdministratorError.usernameTaken }
    guard let stored = known.passwordHash,
      try await hasher.match(account: password, with: stored) != .none
    else { throw AdministratorError.hasOtherPassword }
    return .alreadyExists
  }
}
