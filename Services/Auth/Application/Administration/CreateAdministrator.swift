import FoundationEssentials
import Postgres
import ServiceKit

/// Creates the first administrator. Run by a command, without the rest of the service.
struct CreateAdministrator: Sendable {
  let pool: PostgresPool
  let hasher: PasswordHasher
  let clock: any WallClock

  /// Creates an account without an address: the recovery code is the only way back in.
  ///
  /// - Parameter keep: stores the recovery code; called before the account exists, and not if the
  ///   account already exists. The code is worthless after an error or any result other than
  ///   `.created`.
  /// - Returns: `.alreadyExists` if an administrator with this name and password exists.
  /// - Throws: ``AdministratorError``; errors of `keep` and `PasswordHasher`; `PostgresError`.
  func callAsFunction(
    username: Username, password: String, keep: (AccessCode) throws -> Void
  ) async throws -> WriteOutcome {
    if try await exists(username, password: password) { return .alreadyExists }
    let code = AccessCode.random()
    let account = NewAccount(
      requestID: UUID(), credentials: (username, try await hasher.hash(password)),
      createdAt: clock.now(), isConfirmed: true, roles: [.administrator])
    try keep(code)
    let isNew = try await pool.write { connection in
      guard try await connection.answer(to: AccountStore.insert(account)) else { return false }
      try await connection.run(
        AccessCodeStore.insert(
          code, for: .recovery, of: account.participantID, at: account.createdAt))
      try await AuditLog().append(
        [AuditRecord(action: .administratorCreated, subject: account.participantID)],
        at: account.createdAt, on: connection)
      return true
    }
    if isNew { return .created }
    // A concurrent call created the account.
    guard try await exists(username, password: password) else {
      throw AdministratorError.usernameTaken
    }
    return .alreadyExists
  }

  /// Returns false if the name is free.
  private func exists(_ username: Username, password: String) async throws -> Bool {
    guard let known = try await pool.answer(to: AccountStore.find(usernameKey: username.key))
    else { return false }
    guard try await pool.answer(to: AccountStore.hasRole(.administrator, known.participantID))
    else { throw AdministratorError.usernameTaken }
    guard let stored = known.passwordHash,
      try await hasher.match(password, with: stored)
    else { throw AdministratorError.hasOtherPassword }
    return true
  }
}
