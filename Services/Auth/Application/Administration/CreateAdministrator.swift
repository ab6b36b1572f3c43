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
  private let codes = AccessCodeStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
  }

  /// The account keeps no address: a recovery code is the only way back in.
  ///
  /// - Parameter keep: what keeps the recovery code, before there is an account that needs it; not called when
  ///   there is one already. After an error, or another answer than `.created`, the code is worthless.
  /// - Returns: `.alreadyExists` when there is one of this name and password.
  /// - Throws: ``AdministratorError``; what `keep` throws; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    username: Username, password: String, keep: (AccessCode) throws -> Void
  ) async throws -> WriteOutcome {
    if try await exists(username, password: password) { return .alreadyExists }
    let code = AccessCode.random()
    let account = NewAccount(
      requestID: UUID(), credentials: (username, try await hasher.hash(account: password)),
      createdAt: clock.now(), isConfirmed: true, roles: [.administrator])
    try keep(code)
    let isNew = try await pool.write { connection in
      guard try await accounts.insert(account, on: connection) else { return false }
      try await codes.insert(
        code, for: .recovery, of: account.participantID, at: account.createdAt, on: connection)
      try await audit.append(
        [AuditRecord(action: .administratorCreated, subject: account.participantID)],
        at: account.createdAt, on: connection)
      return true
    }
    if isNew { return .created }
    // Made at the same moment.
    guard try await exists(username, password: password) else {
      throw AdministratorError.usernameTaken
    }
    return .alreadyExists
  }

  /// False when nobody has the name.
  private func exists(_ username: Username, password: String) async throws -> Bool {
    guard let known = try await accounts.find(usernameKey: username.key, on: pool) else {
      return false
    }
    guard try await accounts.hasRole(.administrator, known.participantID, on: pool) else {
      throw AdministratorError.usernameTaken
    }
    guard let stored = known.passwordHash,
      try await hasher.match(account: password, with: stored) != .none
    else { throw AdministratorError.hasOtherPassword }
    return true
  }
}
