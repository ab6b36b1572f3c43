package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Gives an anonymous account a name and a password. Everything that hangs on it stays as it is.
package struct UpgradeAccount: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let attempts: AttemptLimiter
  private let callerSession: CallerSession
  private let takenNames: TakenNames
  private let request: EmailChangeRequest
  private let accounts = AccountStore()
  private let accessCodes = AccessCodeStore()
  private let changes = EmailChangeStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, mailSignal: MailSignal
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.mailSignal = mailSignal
    self.attempts = attempts
    callerSession = CallerSession(rules: rules)
    request = EmailChangeRequest(attempts: attempts)
    takenNames = TakenNames(attempts: attempts)
  }

  package struct Outcome: Sendable {
    package var outcome: WriteOutcome
    package var confirmationRequired: Bool
    /// Of an account with a username, whose address is not proved yet, if there is one.
    package var recoveryCode: AccessCode?
  }

  /// - Throws: ``AccountError`` `.usernameTaken`, `.notAnonymous`; `SessionError.ended`;
  ///   ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    _ upgrade: AccountUpgrade, caller: AccessClaims
  ) async throws -> Outcome {
    let now = clock.now()
    guard let known = try await accounts.find(participantID: caller.participantID, on: pool)
    else { throw SessionError.ended }
    guard known.isAnonymous else { return try await again(upgrade, caller, known, at: now) }
    do {
      let outcome =
        if let email = upgrade.email {
          try await request.charged(
            email, of: caller.participantID, isUpgrade: true, at: now
          ) {
            try await first(upgrade, caller, at: now)
          }
        } else {
          try await first(upgrade, caller, at: now)
        }
      mailSignal.raise()
      return outcome
    } catch AccountError.notAnonymous {
      // Another device, or the same request, was a moment earlier.
      guard let known = try await accounts.find(participantID: caller.participantID, on: pool)
      else { throw SessionError.ended }
      return try await again(upgrade, caller, known, at: now)
    }
  }

  private func first(
    _ upgrade: AccountUpgrade, _ caller: AccessClaims, at now: Date
  ) async throws -> Outcome {
    try await takenNames.limit(of: caller.participantID, at: now) {
      let hash = try await hasher.hash(account: upgrade.password)
      return try await pool.write { connection in
        _ = try await callerSession.lock(caller, at: now, on: connection)
        return try await make(upgrade, caller, passwordHash: hash, at: now, on: connection)
      }
    }
  }

  /// The account is locked.
  private func make(
    _ upgrade: AccountUpgrade, _ caller: AccessClaims, passwordHash: String, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Outcome {
    guard
      var account = try await accounts.find(participantID: caller.participantID, on: connection)
    else { throw SessionError.ended }
    guard account.isAnonymous else { throw AccountError.notAnonymous }
    if let language = upgrade.language { account.language = language.description }
    var recoveryCode: AccessCode?
    if let username = upgrade.username {
      account.username = username.text
      account.passwordHash = passwordHash
      recoveryCode = try await newRecoveryCode(of: account, at: now, on: connection)
      try await audit.append(
        [AuditRecord(.accountUpgraded, by: caller.participantID, object: "")], at: now,
        on: connection)
    }
    guard try await accounts.updateOwn(account, on: connection) else {
      throw AccountError.usernameTaken
    }
    if let email = upgrade.email {
      _ = try await request.make(
        email, for: account, passwordHash: upgrade.username == nil ? passwordHash : nil,
        at: now, on: connection)
    }
    return Outcome(
      outcome: .created, confirmationRequired: upgrade.email != nil, recoveryCode: recoveryCode)
  }

  /// The same request again, or another one for an account that has a password. The password is compared with
  /// its stored hash.
  private func again(
    _ upgrade: AccountUpgrade, _ caller: AccessClaims, _ known: Account, at now: Date
  ) async throws -> Outcome {
    let pending = try await changes.find(of: caller.participantID, on: pool)
    guard upgrade.isSame(as: known, pending: pending?.email), let hash = known.passwordHash else {
      throw AccountError.notAnonymous
    }
    let key = ThrottleKey.ownPassword(caller.participantID)
    try await attempts.charge(key, at: now)
    guard try await hasher.match(account: upgrade.password, with: hash) != .none else {
      throw AccountError.notAnonymous
    }
    try await attempts.clear(key)
    let recoveryCode: AccessCode? = try await pool.write { connection in
      guard
        try await accounts.lock(known.participantID, havingPassword: hash, on: connection)
      else { throw AccountError.notAnonymous }
      return known.email == nil
        ? try await newRecoveryCode(of: known, at: now, on: connection) : nil
    }
    return Outcome(
      outcome: .alreadyExists,
      confirmationRequired: upgrade.email != nil && upgrade.email?.text != known.email,
      recoveryCode: recoveryCode)
  }

  private func newRecoveryCode(
    of account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> AccessCode {
    let code = AccessCode.random()
    try await accessCodes.insert(
      code, for: .recovery, of: account.participantID, at: now, on: connection)
    return code
  }
}
