import AuthDomain
import FoundationEssentials
import Postgres
import ServiceKit

/// Makes the first administrator, who can make everybody else.
struct AdministratorBootstrap: Sendable {
  let pool: PostgresPool
  let hasher: PasswordHasher
  let clock: any WallClock

  enum Outcome: Sendable, Hashable {
    case created
    /// With the same password.
    case existedBefore
  }

  struct Refused: Error, CustomStringConvertible {
    var description: String
  }

  /// - Throws: ``Refused`` with what is wrong; `PostgresError`.
  func run(username name: String, password: String) async throws -> Outcome {
    var check = FieldChecks()
    let readUsername = check.username(name)
    check.newPassword(password, of: readUsername)
    guard let username = readUsername, check.violations.isEmpty else {
      let problems = check.violations.map { "\($0.field) \($0.description)" }
      throw Refused(description: problems.joined(separator: "\n"))
    }
    let accounts = AccountStore()
    let hash = try await hasher.hash(account: password)
    let now = clock.now()
    let isNew = try await pool.write { connection in
      let account = NewAccount(
        requestID: UUID(), credentials: (username, hash), createdAt: now, isConfirmed: true,
        roles: [.administrator])
      guard try await accounts.insert(account, on: connection) else { return false }
      try await AuditLog().append(
        [AuditRecord(action: .administratorCreated, subject: account.participantID)], at: now,
        on: connection)
      return true
    }
    if isNew { return .created }
    guard let known = try await accounts.find(usernameKey: username.key, on: pool),
      try await accounts.hasRole(.administrator, known.participantID, on: pool)
    else { throw Refused(description: "the username is taken by somebody who is no administrator") }
    guard let stored = known.passwordHash,
      try await hasher.match(account: password, with: stored) != .none
    else {
      throw Refused(
        description: "the administrator exists with another password; nothing was changed")
    }
    return .existedBefore
  }
}
