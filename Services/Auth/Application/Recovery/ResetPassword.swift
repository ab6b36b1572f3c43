import FoundationEssentials
import Postgres
import ServiceKit

/// Sets an account's password with an access code that was mailed, handed over or kept for recovery.
///
/// All sessions end, every other code and every mail with a code becomes invalid, and an account
/// without an address gets a new recovery code. All in one transaction under the account's lock: of
/// two concurrent resets one succeeds, and a sign-in that compared the old password opens no
/// session.
struct ResetPassword: Sendable {
  let environment: AuthEnvironment

  /// Result of a redemption.
  private enum Outcome: Sendable {
    case done(AccessCode?)
    /// A concurrent request used the code.
    case used
  }

  /// Sets a password with a code that was mailed or handed over. Wrong codes are not limited: 115
  /// random bits cannot be guessed within the code's lifetime.
  ///
  /// - Returns: the account's recovery code; nil if it has an address.
  /// - Throws: `AccountError.codeRejected`; `RecoveryError.passwordRejected`; ``TooManyAttempts``;
  ///   `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(_ code: AccessCode, password: String) async throws -> AccessCode? {
    try await redeem(code, for: [.reset, .invitation], password: password)
  }

  /// Sets a password with the account's recovery code. Looks up unknown names the same way as known
  /// ones.
  ///
  /// Only wrong codes count against the name, and a correct code is accepted at any time: 115
  /// random bits cannot be guessed, and strangers must not be able to lock out the owner.
  ///
  /// - Parameter name: the username, or the account's address.
  /// - Returns: the next recovery code; nil if the account has an address.
  /// - Throws: as for the other codes.
  func callAsFunction(
    _ name: AccountName, recoveryCode code: AccessCode, password: String
  ) async throws -> AccessCode? {
    try await environment.attempts.countingWrong(.recovery(name), at: environment.clock.now()) {
      try await redeem(code, for: [.recovery], of: name, password: password)
    }
  }

  private func redeem(
    _ code: AccessCode, for purposes: Set<AccessCodePurpose>, of name: AccountName? = nil,
    password: String
  ) async throws -> AccessCode? {
    let (attempts, now) = (environment.attempts, environment.clock.now())
    guard let issued = try await environment.pool.answer(to: AccessCodeStore.find(code)),
      purposes.contains(issued.purpose), issued.isAlive(at: now), name.map(issued.isOf) ?? true
    else { throw AccountError.codeRejected }
    let key = ThrottleKey.accessCode(code)
    try await attempts.charge(key, at: now)
    let recoveryCode: AccessCode?
    do {
      recoveryCode = try await set(password, by: code, issued, at: now)
    } catch let error where !(error is AccountError || error is RecoveryError) {
      // No password was checked, so the attempt is not counted.
      try await attempts.refund(key)
      throw error
    }
    environment.mailSignal.raise()
    // Earlier guesses at the old password must not delay the owner.
    let names = [issued.username, issued.email].compactMap(\.self)
    try await attempts.clear(
      [key] + names.flatMap { [.signIn($0), .signInFromAnywhere($0)] })
    return recoveryCode
  }

  private func set(
    _ password: String, by code: AccessCode, _ issued: IssuedAccessCode, at now: Date
  ) async throws -> AccessCode? {
    var outcome = Outcome.used
    if issued.usedAt == nil {
      let name = issued.username.flatMap { try? Username($0) }
      let email = issued.email.flatMap { EmailAddress($0) }
      if let rejection = PasswordPolicy.rejection(of: password, username: name, email: email) {
        throw RecoveryError.passwordRejected(rejection)
      }
      let hash = try await environment.hasher.hash(password)
      outcome = try await replace(code, issued, passwordHash: hash, at: now)
    }
    switch outcome {
    case .done(let recoveryCode): return recoveryCode
    case .used: return try await again(issued, password: password, at: now)
    }
  }

  private func replace(
    _ code: AccessCode, _ issued: IssuedAccessCode, passwordHash: String, at now: Date
  ) async throws -> Outcome {
    let participantID = issued.participantID
    return try await environment.pool.write { connection in
      let (_, known, found) = try await connection.answers(
        to: AccountStore.lock(participantID), AccessCodeStore.find(code),
        AccountStore.find(participantID: participantID))
      guard let known, known.isAlive(at: now), var account = found else {
        throw AccountError.codeRejected
      }
      if known.usedAt != nil { return .used }
      let isFirst = !account.isConfirmed
      if isFirst {
        let (_, _, confirmed) = try await connection.answers(
          to: AccountStore.lockAddress(of: participantID),
          AccountStore.confirm(participantID, at: now),
          AccountStore.find(participantID: participantID))
        guard let confirmed else { throw AccountError.codeRejected }
        account = confirmed
      }
      let recoveryCode = account.email == nil ? AccessCode.random() : nil
      try await connection.run(
        [AccountStore.setPasswordHash(passwordHash, of: participantID)]
          + AccessCodeStore.use(code, of: participantID, at: now)
          + SessionStore.endAll(of: participantID, at: now)
          + [
            MailOutbox.deleteAccessCodes(of: participantID),
            // Cancels an address change that an intruder may have requested.
            EmailChangeStore.delete(of: participantID),
            MailOutbox.deleteEmailChanges(of: participantID),
          ]
          + environment.mails.enqueue(
            isFirst ? nil : PendingMail(.passwordChanged, to: account, at: now))
          + insert(recoveryCode, of: participantID, at: now))
      if !isFirst {
        try await environment.securityEvents.record(
          SecurityEvent(.passwordReset, by: participantID), on: connection)
      }
      var records = [
        AuditRecord(
          action: .passwordResetByCode, subject: participantID, object: issued.purpose.rawValue)
      ]
      if isFirst { records.append(AuditRecord(action: .accountConfirmed, subject: participantID)) }
      try await environment.record(records, at: now, on: connection)
      return .done(recoveryCode)
    }
  }

  /// Answers a repetition with the same password as the first time, because the response may have
  /// been lost. A new recovery code is issued, as only hashes are stored.
  private func again(
    _ issued: IssuedAccessCode, password: String, at now: Date
  ) async throws -> AccessCode? {
    guard
      let known = try await environment.pool.answer(
        to: AccountStore.find(participantID: issued.participantID)),
      let hash = known.passwordHash,
      try await environment.hasher.match(password, with: hash)
    else { throw AccountError.codeRejected }
    let code = known.email == nil ? AccessCode.random() : nil
    try await environment.pool.write { connection in
      guard
        try await connection.answer(
          to: AccountStore.lock(known.participantID, havingPassword: hash))
      else { throw AccountError.codeRejected }
      try await connection.run(insert(code, of: known.participantID, at: now))
    }
    return code
  }

  private func insert(
    _ recoveryCode: AccessCode?, of participantID: UUID, at now: Date
  ) -> [PostgresStatement<Void>] {
    recoveryCode.map {
      AccessCodeStore.insert($0, for: .recovery, of: participantID, at: now)
    } ?? []
  }
}

/// Issues a new recovery code to the caller and invalidates the previous ones.
struct RenewRecoveryCode: Sendable {
  let environment: AuthEnvironment

  /// - Throws: ``RecoveryError``; `SessionError.ended`; ``TooManyAttempts``; `PostgresError`;
  ///   errors of `PasswordHasher`.
  func callAsFunction(
    _ caller: AccessClaims, password text: String
  ) async throws -> AccessCode {
    let now = environment.clock.now()
    let participantID = caller.participantID
    _ = try await environment.requirePassword(text, of: caller, at: now)
    let code = AccessCode.random()
    try await environment.pool.write { connection in
      // A concurrent reset may have ended the session.
      _ = try await environment.callerSession.lock(caller, at: now, on: connection)
      try await connection.run(
        [AccessCodeStore.delete(.recovery, of: participantID)]
          + AccessCodeStore.insert(code, for: .recovery, of: participantID, at: now))
      try await environment.record(
        [AuditRecord(.recoveryCodeRenewed, by: participantID, object: "")], at: now,
        on: connection)
    }
    return code
  }
}

extension AccessCode {
  static func random() -> AccessCode {
    AccessCode(randomBytes: Sodium.randomBytes(randomLength))
  }
}
