import FoundationEssentials
import Postgres
import ServiceKit

/// State of a second factor as its owner sees it.
struct SecondFactorState: Sendable {
  /// Time since which sign-in needs a code; nil without a second factor.
  var confirmedAt: Date?
  var recoveryCodes: Int
  /// Whether a role of the account requires it.
  var isRequired: Bool
}

/// Reads the state of the caller's second factor.
struct FindSecondFactor: Sendable {
  let environment: AuthEnvironment

  /// - Throws: `SessionError.ended`; `PostgresError`.
  func callAsFunction(_ caller: AccessClaims) async throws -> SecondFactorState {
    let (participantID, now) = (caller.participantID, environment.clock.now())
    _ = try await environment.callerSession.find(caller, at: now, on: environment.pool)
    let (found, roles) = try await environment.pool.withConnection {
      try await $0.answers(
        to: environment.secondFactors.find(participantID), AccountStore.roles(of: participantID))
    }
    return SecondFactorState(
      confirmedAt: found?.confirmedAt,
      recoveryCodes: found?.confirmedAt == nil ? 0 : found?.recoveryCodes ?? 0,
      isRequired: !roles.isDisjoint(with: environment.rules.secondFactorRoles))
  }
}

/// Creates a secret that waits for its first code.
struct BeginSecondFactor: Sendable {
  let environment: AuthEnvironment

  /// - Throws: ``RecoveryError`` `.accountAnonymous`, `.passwordWrong`;
  ///   ``SecondFactorError`` `.exists`; `SessionError.ended`; ``TooManyAttempts``; `PostgresError`;
  ///   errors of `PasswordHasher`.
  func callAsFunction(
    _ caller: AccessClaims, password: String
  ) async throws -> (secret: OneTimeSecret, address: OneTimeSecretAddress, expiresAt: Date) {
    let (participantID, now) = (caller.participantID, environment.clock.now())
    let hash = try await environment.requirePassword(password, of: caller, at: now)
    let secret = OneTimeSecret(Sodium.randomBytes(OneTimeSecret.size))
    let account = try await environment.pool.write { connection in
      _ = try await environment.callerSession.lock(caller, at: now, on: connection)
      let (isUnchanged, account) = try await connection.answers(
        to: AccountStore.lock(participantID, havingPassword: hash),
        AccountStore.find(participantID: participantID))
      guard isUnchanged, let account else { throw RecoveryError.passwordWrong }
      guard
        try await connection.answer(
          to: environment.secondFactors.begin(secret, of: participantID, at: now))
      else { throw SecondFactorError.exists }
      return account
    }
    return (
      secret,
      OneTimeSecretAddress(
        secret, issuer: environment.name,
        account: account.username ?? account.email ?? participantID.text),
      now.addingTimeInterval(SecondFactor.pendingLifetime)
    )
  }
}

/// Confirms a secret with its first code, so that sign-in needs one from then on.
struct ConfirmSecondFactor: Sendable {
  let environment: AuthEnvironment

  /// - Returns: the recovery codes, and an access token with the rights that wait for the second
  ///   factor.
  /// - Throws: ``SecondFactorError`` `.exists`, `.missing`, `.codeRejected`;
  ///   `SessionError.ended`, `.suspended`; ``TooManyAttempts``; `PostgresError`.
  func callAsFunction(
    _ caller: AccessClaims, code: String
  ) async throws -> (codes: [AccessCode], token: IssuedAccessToken) {
    let (participantID, now) = (caller.participantID, environment.clock.now())
    let codes = SecondFactor.newRecoveryCodes()
    let (session, rights) = try await environment.changingSecondFactor(caller, code, at: now) {
      session, connection in
      let found = try await connection.answer(to: environment.secondFactors.find(participantID))
      if found?.confirmedAt != nil { throw SecondFactorError.exists }
      guard let found, found.isPending(at: now) else { throw SecondFactorError.missing }
      guard case .oneTime(let digits) = SecondFactorCode(code) else {
        throw SecondFactorError.codeRejected
      }
      try await UseSecondFactor(environment: environment).useOneTime(
        digits, found, of: participantID, at: now, on: connection)
      try await connection.run(
        [SecondFactorStore.confirm(participantID, at: now)]
          + SecondFactorStore.setCodes(codes, of: participantID)
          // Each session of the account has then begun with the second factor.
          + SessionStore.endAll(of: participantID, except: session.sessionID, at: now))
      let rights = try await connection.answer(
        to: RightsStore.find(of: participantID, at: now))
      try rights.requireActive()
      try await environment.recordSecondFactor(
        [AuditRecord(.secondFactorConfirmed, by: participantID, object: "")], of: participantID,
        at: now, on: connection)
      return (session, rights)
    }
    environment.mailSignal.raise()
    return (codes, try await environment.tokens.accessToken(for: session, rights: rights, at: now))
  }
}

/// Replaces the recovery codes of the caller's second factor.
struct RenewSecondFactorCodes: Sendable {
  let environment: AuthEnvironment

  /// - Throws: ``SecondFactorError`` `.missing`, `.codeRejected`; `SessionError.ended`;
  ///   ``TooManyAttempts``; `PostgresError`.
  func callAsFunction(_ caller: AccessClaims, code: String) async throws -> [AccessCode] {
    let (participantID, now) = (caller.participantID, environment.clock.now())
    let codes = SecondFactor.newRecoveryCodes()
    try await environment.changingSecondFactor(caller, code, at: now) { _, connection in
      let used = try await UseSecondFactor(environment: environment)(
        code, of: participantID, at: now, on: connection)
      try await connection.run(SecondFactorStore.setCodes(codes, of: participantID))
      try await environment.record(
        used + [AuditRecord(.secondFactorCodesRenewed, by: participantID, object: "")], at: now,
        on: connection)
    }
    return codes
  }
}

/// Ends the caller's second factor.
struct DeleteSecondFactor: Sendable {
  let environment: AuthEnvironment

  /// Does nothing if the account has no second factor.
  ///
  /// - Throws: ``SecondFactorError`` `.codeRejected`; `SessionError.ended`; ``TooManyAttempts``;
  ///   `PostgresError`.
  func callAsFunction(_ caller: AccessClaims, code: String) async throws {
    let (participantID, now) = (caller.participantID, environment.clock.now())
    try await environment.changingSecondFactor(caller, code, at: now) { session, connection in
      let used: [AuditRecord]
      do {
        used = try await UseSecondFactor(environment: environment)(
          code, of: participantID, at: now, on: connection)
      } catch SecondFactorError.missing {
        return
      }
      _ = try await connection.answer(to: SecondFactorStore.delete(of: participantID))
      try await connection.run(
        SessionStore.endAll(of: participantID, except: session.sessionID, at: now))
      try await environment.recordSecondFactor(
        used + [AuditRecord(.secondFactorDeleted, by: participantID, object: "")],
        of: participantID, at: now, on: connection)
    }
    environment.mailSignal.raise()
  }
}

extension SecondFactor {
  static func newRecoveryCodes() -> [AccessCode] {
    (0..<recoveryCodeCount).map { _ in AccessCode.random() }
  }
}

extension AuthEnvironment {
  /// Records that a second factor begins or ends, and enqueues a mail to the account's address.
  /// Callers raise ``mailSignal`` after the commit.
  ///
  /// - Throws: `PostgresError`.
  func recordSecondFactor(
    _ records: [AuditRecord], of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let account = try await connection.answer(to: AccountStore.find(participantID: participantID))
    if let account {
      try await connection.run(
        mails.enqueue(PendingMail(.secondFactorChanged, to: account, at: now)))
    }
    try await record(records, at: now, on: connection)
  }

  /// Runs a change of the caller's second factor that needs a code, under the account's lock. Wrong
  /// codes are counted.
  ///
  /// - Throws: errors of `change`; `SessionError.ended`; ``TooManyAttempts``; `PostgresError`.
  func changingSecondFactor<Outcome: Sendable>(
    _ caller: AccessClaims, _ code: String, at now: Date,
    _ change: (Session, PostgresConnection) async throws -> Outcome
  ) async throws -> Outcome {
    try await countingCode(code, of: caller.participantID, at: now) {
      try await pool.write { connection in
        let session = try await callerSession.lock(caller, at: now, on: connection)
        return try await change(session, connection)
      }
    }
  }

  /// Runs `body`, which uses up a code. Wrong codes are counted by account, since their number is
  /// small; a missing code is not.
  ///
  /// - Throws: errors of `body`; ``TooManyAttempts``; `PostgresError`.
  func countingCode<Outcome: Sendable>(
    _ code: String, of participantID: UUID, at now: Date,
    _ body: () async throws -> Outcome
  ) async throws -> Outcome {
    if code.isEmpty { return try await body() }
    return try await attempts.countingGuess(
      .oneTimeCode(participantID), at: now,
      isWrong: { $0 as? SecondFactorError == .codeRejected }, body)
  }
}
