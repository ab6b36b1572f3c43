import FoundationEssentials
import Postgres
import ServiceKit

/// Mails the codes for changing the address of the caller's account.
struct RequestEmailChange: Sendable {
  let environment: AuthEnvironment

  /// - Parameter text: the password, checked if the account has no address that could receive a
  ///   code: an access token alone must not set one.
  /// - Returns: whether the code sent to the current address is needed as well.
  /// - Throws: `RecoveryError.accountAnonymous`, `.passwordWrong`;
  ///   `SessionError.freshProofRequired`, `.ended`; ``TooManyAttempts``; `PostgresError`; errors of
  ///   `PasswordHasher`.
  func callAsFunction(
    _ email: EmailAddress, caller: AccessClaims, password text: String
  ) async throws -> Bool {
    let now = environment.clock.now()
    guard
      let account = try await environment.pool.answer(
        to: AccountStore.find(participantID: caller.participantID))
    else { throw SessionError.ended }
    if account.isAnonymous { throw RecoveryError.accountAnonymous }
    guard caller.hasFreshProof(at: now) else { throw SessionError.freshProofRequired }
    let isProven = account.email == nil
    if isProven {
      _ = try await environment.requirePassword(
        text, of: caller, with: environment.registrationHasher, at: now)
    }
    let request = EmailChangeRequest(attempts: environment.attempts, mails: environment.mails)
    let isCurrentNeeded = try await request.charged(email, of: caller.participantID, at: now) {
      try await environment.pool.write { connection in
        _ = try await environment.callerSession.lock(caller, at: now, on: connection)
        guard
          let account = try await connection.answer(
            to: AccountStore.find(participantID: caller.participantID))
        else { throw SessionError.ended }
        // The address was deleted concurrently, so its code is not needed any more.
        guard account.email != nil || isProven else { throw SessionError.freshProofRequired }
        let isCurrentNeeded = try await request.make(
          email, for: account, at: now, on: connection)
        try await environment.record(
          [AuditRecord(.emailChangeRequested, by: caller.participantID, object: "")], at: now,
          on: connection)
        return isCurrentNeeded
      }
    }
    environment.mailSignal.raise()
    return isCurrentNeeded
  }
}

/// Sets the address of the caller's account, confirmed by the mailed codes.
struct ConfirmEmailChange: Sendable {
  let environment: AuthEnvironment

  /// Gives the same result until the codes expire, because the first response may have been lost.
  ///
  /// - Parameter currentCode: code from the mail to the current address; nil if none is stored.
  /// - Throws: ``AccountError`` `.codeRejected`, `.emailTaken`; `SessionError.ended`;
  ///   ``TooManyAttempts``; `PostgresError`.
  func callAsFunction(
    _ code: ConfirmationCode, currentCode: ConfirmationCode?, caller: AccessClaims
  ) async throws -> OwnAccount {
    let now = environment.clock.now()
    let account = try await environment.attempts.countingWrong(
      .emailCode(of: caller.participantID), at: now
    ) {
      try await environment.pool.write { connection in
        _ = try await environment.callerSession.lock(caller, at: now, on: connection)
        let change = try await proven(code, currentCode, caller, at: now, on: connection)
        if change.doneAt == nil { try await take(change, caller, at: now, on: connection) }
        return try await OwnAccount.read(caller.participantID, on: connection)
      }
    }
    environment.mailSignal.raise()
    return account
  }

  /// Returns the pending change that both codes confirm.
  private func proven(
    _ code: ConfirmationCode, _ currentCode: ConfirmationCode?, _ caller: AccessClaims,
    at now: Date, on connection: PostgresConnection
  ) async throws -> EmailChange {
    let (change, key) = try await connection.answers(
      to: EmailChangeStore.find(of: caller.participantID), ConfirmationCodeStore.key())
    func isRight(_ code: ConfirmationCode?, _ hash: String?) -> Bool {
      guard let hash else { return true }
      return code.map { ConfirmationCodeStore.hash($0, of: caller.participantID, key: key) } == hash
    }
    guard let change, now < change.expiresAt, isRight(code, change.codeHash),
      isRight(currentCode, change.currentCodeHash)
    else { throw AccountError.codeRejected }
    return change
  }

  private func take(
    _ change: EmailChange, _ caller: AccessClaims, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let participantID = caller.participantID
    let (former, _, isSet) = try await connection.answers(
      to: AccountStore.find(participantID: participantID), AccountStore.lockAddress(change.email),
      AccountStore.setEmail(change.email, passwordHash: change.passwordHash, of: participantID))
    guard let former else { throw SessionError.ended }
    guard isSet else { throw AccountError.emailTaken }
    let isSameAddress = former.emailKey == change.email.key
    try await connection.run(
      [
        EmailChangeStore.setDone(of: participantID, at: now),
        // Invalidates codes that were sent to the former address.
        AccessCodeStore.delete(.reset, of: participantID),
        MailOutbox.deleteAccessCodes(of: participantID),
        MailOutbox.deleteEmailChanges(of: participantID),
      ]
        + environment.mails.enqueue(
          isSameAddress ? nil : PendingMail(.emailChanged, to: former, at: now)))
    try await environment.securityEvents.record(
      SecurityEvent(.emailChanged, by: participantID), on: connection)
    var records = [AuditRecord(.emailChanged, by: participantID, object: "")]
    if former.isAnonymous {
      try await connection.answer(to: SessionStore.restart(of: participantID, at: now))
      records.append(AuditRecord(.accountUpgraded, by: participantID, object: ""))
    }
    try await environment.record(records, at: now, on: connection)
  }
}

/// Deletes the address of the caller's account and issues a recovery code instead.
struct DeleteEmail: Sendable {
  let environment: AuthEnvironment

  /// - Parameter text: the password; an access token alone must not obtain a recovery code.
  /// - Throws: `RecoveryError.accountAnonymous`, `.passwordWrong`;
  ///   `AccountChange.Refusal.nameRequired`; `SessionError.ended`; ``TooManyAttempts``;
  ///   `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(
    _ caller: AccessClaims, password text: String
  ) async throws -> AccessCode {
    let now = environment.clock.now()
    let participantID = caller.participantID
    _ = try await environment.requirePassword(
      text, of: caller, with: environment.registrationHasher, at: now)
    let code = AccessCode.random()
    try await environment.pool.write { connection in
      _ = try await environment.callerSession.lock(caller, at: now, on: connection)
      guard
        let account = try await connection.answer(
          to: AccountStore.find(participantID: participantID))
      else { throw SessionError.ended }
      if account.username == nil { throw AccountChange.Refusal.nameRequired }
      try await connection.run(
        AccessCodeStore.insert(code, for: .recovery, of: participantID, at: now) + [
          // A pending address change would otherwise store an address again.
          EmailChangeStore.delete(of: participantID),
          MailOutbox.deleteEmailChanges(of: participantID),
        ])
      // Absent if this is a repetition.
      guard account.email != nil else { return }
      try await connection.run(
        [
          AccountStore.deleteEmail(of: participantID),
          AccessCodeStore.delete(.reset, of: participantID),
          MailOutbox.deleteAccessCodes(of: participantID),
          MailOutbox.deleteNewsletters(of: participantID),
        ]
          // The last mail to the deleted address (TYT NFR 4).
          + environment.mails.enqueue(
            PendingMail(.recoveryCode(code: code.formatted), to: account, at: now)))
      try await environment.securityEvents.record(
        SecurityEvent(.emailChanged, by: participantID), on: connection)
      try await environment.record(
        [AuditRecord(.emailDeleted, by: participantID, object: "")], at: now, on: connection)
    }
    environment.mailSignal.raise()
    return code
  }
}
