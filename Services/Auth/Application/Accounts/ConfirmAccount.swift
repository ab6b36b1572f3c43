import FoundationEssentials
import Postgres
import ServiceKit

/// Confirms an e-mail address with a mailed code.
struct ConfirmAccount: Sendable {
  let environment: AuthEnvironment

  struct Outcome: Sendable {
    var email: EmailOutcome
    /// Set if the account keeps no address; nil for a repeated request, because the code was
    /// mailed.
    var recoveryCode: AccessCode?
  }

  private struct Candidate: Sendable {
    var participantID: UUID
    var codeHash: String
    /// Set if the address is the only name of the account.
    var passwordHash: String?
  }

  /// - Parameters:
  ///   - name: nil if the code alone names the account. Wrong codes are not limited then: 75 random
  ///     bits cannot be guessed within a day.
  ///   - password: the password of the registration; checked only if the address is the only name. It
  ///     keeps the owner of a mailbox from confirming an account that another person registered.
  /// - Returns: the outcome for the address. A used code gives the same result until it would have
  ///   expired, because the first response may have been lost.
  /// - Throws: ``AccountError`` `.codeRejected`, `.emailTaken`, `.passwordMissing`;
  ///   ``TooManyAttempts``; `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(
    _ name: AccountName?, code: ConfirmationCode, password: String = ""
  ) async throws -> Outcome {
    let now = environment.clock.now()
    let outcome: Outcome
    if let name {
      outcome = try await environment.attempts.countingWrong(.confirmation(name), at: now) {
        try await confirm(name, code, password, at: now)
      }
    } else {
      outcome = try await confirm(nil, code, password, at: now)
    }
    if outcome.recoveryCode != nil { environment.mailSignal.raise() }
    return outcome
  }

  private func confirm(
    _ name: AccountName?, _ code: ConfirmationCode, _ password: String, at now: Date
  ) async throws -> Outcome {
    guard let candidate = try await candidate(name, code, at: now) else {
      throw AccountError.codeRejected
    }
    if name == nil, candidate.passwordHash != nil, password.isEmpty {
      throw AccountError.passwordMissing
    }
    try await prove(password, of: candidate, code: code, at: now)
    return try await activate(candidate, at: now)
  }

  /// Returns the account of the code, or nil if the code is wrong or the account has another name.
  private func candidate(
    _ name: AccountName?, _ code: ConfirmationCode, at now: Date
  ) async throws -> Candidate? {
    try await environment.pool.write { connection in
      let key = try await connection.answer(to: ConfirmationCodeStore.key())
      let hash = ConfirmationCodeStore.hash(code, key: key)
      guard
        let found = try await connection.answer(
          to: ConfirmationCodeStore.candidate(withCode: hash)),
        name.map(found.isOf) ?? true, now < found.expiresAt,
        let account = try await connection.answer(
          to: AccountStore.find(participantID: found.participantID))
      else { return nil }
      return Candidate(
        participantID: found.participantID, codeHash: hash,
        passwordHash: account.username == nil ? account.passwordHash : nil)
    }
  }

  /// Checks the password of the account. The holder of the code can guess the password, so a wrong
  /// one counts against the code's holder and delays no other client.
  private func prove(
    _ password: String, of candidate: Candidate, code: ConfirmationCode, at now: Date
  ) async throws {
    guard let hash = candidate.passwordHash else { return }
    let isRight = try await environment.attempts.countingGuess(
      .confirmationPassword(code), at: now
    ) {
      try await environment.registrationHasher.match(password, with: hash)
    }
    guard isRight else { throw AccountError.codeRejected }
  }

  private func activate(_ candidate: Candidate, at now: Date) async throws -> Outcome {
    let participantID = candidate.participantID
    return try await environment.pool.write { connection in
      let (hash, found) = try await connection.answers(
        to: ConfirmationCodeStore.lock(participantID),
        AccountStore.find(participantID: participantID))
      // The code may have been replaced since the comparison.
      guard hash == candidate.codeHash, let waiting = found else { throw AccountError.codeRejected }
      if waiting.isConfirmed { return Outcome(email: waiting.emailOutcome) }
      let (_, isConfirmed, account) = try await connection.answers(
        to: AccountStore.lockAddress(of: participantID),
        AccountStore.confirm(participantID, at: now),
        AccountStore.find(participantID: participantID))
      guard isConfirmed else { throw AccountError.emailTaken }
      guard let account else { throw AccountError.codeRejected }
      let recoveryCode = account.email == nil ? AccessCode.random() : nil
      var statements = [MailOutbox.deleteCodes(of: participantID)]
      if let recoveryCode {
        // The last mail to an address that is deleted contains the recovery code (TYT NFR 4).
        statements += AccessCodeStore.insert(
          recoveryCode, for: .recovery, of: participantID, at: now)
        statements += environment.mails.enqueue(
          PendingMail(.recoveryCode(code: recoveryCode.formatted), to: waiting, at: now))
      }
      try await connection.run(statements)
      try await environment.record(
        [AuditRecord(action: .accountConfirmed, subject: participantID)], at: now, on: connection)
      return Outcome(email: account.emailOutcome, recoveryCode: recoveryCode)
    }
  }
}
