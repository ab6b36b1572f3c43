import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Valid data for the upgrade of an anonymous account, with a username or an address.
struct AccountUpgrade: Sendable {
  var username: Username?
  var password: String
  var email: EmailAddress?
  /// Language; nil to keep the current one.
  var language: LanguageTag?

  /// Whether this request upgraded `known`, as far as it can be compared: the address is stored or
  /// awaits confirmation. Without an address, one may have been added later.
  func isSame(as known: Account, pending: EmailAddress?) -> Bool {
    guard username?.key == known.usernameKey else { return false }
    guard let email else { return true }
    return email.key == known.emailKey || email.key == pending?.key
  }
}

/// Gives an anonymous account a name and a password. Enrolments and data are kept.
struct UpgradeAccount: Sendable {
  let environment: AuthEnvironment
  private var request: EmailChangeRequest {
    EmailChangeRequest(attempts: environment.attempts, mails: environment.mails)
  }

  struct Outcome: Sendable {
    var outcome: WriteOutcome
    var confirmationRequired: Bool
    /// Set for an account with a username whose address, if any, is not confirmed yet.
    var recoveryCode: AccessCode?
  }

  /// - Throws: ``AccountError`` `.usernameTaken`, `.notAnonymous`; `SessionError.ended`;
  ///   ``TooManyAttempts``; `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(
    _ upgrade: AccountUpgrade, caller: AccessClaims
  ) async throws -> Outcome {
    let now = environment.clock.now()
    let known = try await account(caller)
    guard known.isAnonymous else { return try await again(upgrade, caller, known, at: now) }
    let pending = try await pending(upgrade, caller, at: now)
    if let pending, try await isRepeated(upgrade, pending, of: known, at: now) {
      return Outcome(outcome: .alreadyExists, confirmationRequired: true, recoveryCode: nil)
    }
    do {
      let outcome =
        if let email = upgrade.email {
          try await request.charged(
            email, of: caller.participantID, isUpgrade: true, at: now
          ) {
            try await first(upgrade, caller, replacing: pending, at: now)
          }
        } else {
          try await first(upgrade, caller, replacing: nil, at: now)
        }
      environment.mailSignal.raise()
      return outcome
    } catch EmailChangeRequest.Failure.overtaken {
      return try await callAsFunction(upgrade, caller: caller)
    } catch AccountError.notAnonymous {
      // Another device or the same request was earlier.
      return try await again(upgrade, caller, try await account(caller), at: now)
    }
  }

  private func account(_ caller: AccessClaims) async throws -> Account {
    guard
      let known = try await environment.pool.answer(
        to: AccountStore.find(participantID: caller.participantID))
    else { throw SessionError.ended }
    return known
  }

  /// Returns the change that the same request made recently; nil with a username, which upgrades at
  /// once.
  private func pending(
    _ upgrade: AccountUpgrade, _ caller: AccessClaims, at now: Date
  ) async throws -> EmailChange? {
    guard upgrade.username == nil, let email = upgrade.email else { return nil }
    let pending = try await environment.pool.answer(
      to: EmailChangeStore.find(of: caller.participantID))
    return pending.flatMap { $0.isRecent(to: email, at: now) ? $0 : nil }
  }

  private func isRepeated(
    _ upgrade: AccountUpgrade, _ pending: EmailChange, of known: Account, at now: Date
  ) async throws -> Bool {
    guard let hash = pending.passwordHash,
      upgrade.language.map({ $0.description == known.language }) ?? true
    else { return false }
    return try await isPassword(upgrade.password, of: known.participantID, hash: hash, at: now)
  }

  private func isPassword(
    _ password: String, of participantID: UUID, hash: String, at now: Date
  ) async throws -> Bool {
    try await environment.attempts.countingGuess(.ownPassword(participantID), at: now) {
      try await environment.registrationHasher.match(password, with: hash)
    }
  }

  private func first(
    _ upgrade: AccountUpgrade, _ caller: AccessClaims, replacing pending: EmailChange?,
    at now: Date
  ) async throws -> Outcome {
    try await environment.attempts.limitingTakenNames(of: caller.participantID, at: now) {
      let hash = try await environment.registrationHasher.hash(upgrade.password)
      return try await environment.pool.write { connection in
        _ = try await environment.callerSession.lock(caller, at: now, on: connection)
        let latest = try await connection.answer(
          to: EmailChangeStore.find(of: caller.participantID))
        if let email = upgrade.email, let latest, latest.isRecent(to: email, at: now),
          latest.codeHash != pending?.codeHash
        {
          throw EmailChangeRequest.Failure.overtaken
        }
        return try await make(upgrade, caller, passwordHash: hash, at: now, on: connection)
      }
    }
  }

  /// Upgrades the locked account.
  private func make(
    _ upgrade: AccountUpgrade, _ caller: AccessClaims, passwordHash: String, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Outcome {
    guard
      var account = try await connection.answer(
        to: AccountStore.find(participantID: caller.participantID))
    else { throw SessionError.ended }
    guard account.isAnonymous else { throw AccountError.notAnonymous }
    if let language = upgrade.language { account.language = language.description }
    var recoveryCode: AccessCode?
    if let username = upgrade.username {
      account.username = username.text
      account.passwordHash = passwordHash
      recoveryCode = try await newRecoveryCode(of: account, at: now, on: connection)
    }
    guard try await connection.answer(to: AccountStore.updateOwn(account)) else {
      throw AccountError.usernameTaken
    }
    if let email = upgrade.email {
      _ = try await request.make(
        email, for: account, passwordHash: upgrade.username == nil ? passwordHash : nil,
        at: now, on: connection)
    }
    if upgrade.username != nil {
      try await connection.answer(to: SessionStore.restart(of: caller.participantID, at: now))
      try await environment.record(
        [AuditRecord(.accountUpgraded, by: caller.participantID, object: "")], at: now,
        on: connection)
    }
    return Outcome(
      outcome: .created, confirmationRequired: upgrade.email != nil, recoveryCode: recoveryCode)
  }

  /// Answers a repeated request, or rejects another one for an account that has a password.
  /// Compares the password with the stored hash.
  private func again(
    _ upgrade: AccountUpgrade, _ caller: AccessClaims, _ known: Account, at now: Date
  ) async throws -> Outcome {
    let pending = try await environment.pool.answer(
      to: EmailChangeStore.find(of: caller.participantID))
    guard upgrade.isSame(as: known, pending: pending?.email), let hash = known.passwordHash else {
      throw AccountError.notAnonymous
    }
    guard
      try await isPassword(upgrade.password, of: caller.participantID, hash: hash, at: now)
    else { throw AccountError.notAnonymous }
    let recoveryCode: AccessCode? = try await environment.pool.write { connection in
      guard
        try await connection.answer(
          to: AccountStore.lock(known.participantID, havingPassword: hash))
      else { throw AccountError.notAnonymous }
      return known.email == nil
        ? try await newRecoveryCode(of: known, at: now, on: connection) : nil
    }
    return Outcome(
      outcome: .alreadyExists,
      confirmationRequired: upgrade.email != nil && upgrade.email?.key != known.emailKey,
      recoveryCode: recoveryCode)
  }

  private func newRecoveryCode(
    of account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> AccessCode {
    let code = AccessCode.random()
    try await connection.run(
      AccessCodeStore.insert(code, for: .recovery, of: account.participantID, at: now))
    return code
  }
}
