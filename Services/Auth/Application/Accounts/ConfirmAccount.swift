package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Proves an address with a mailed code.
package struct ConfirmAccount: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let attempts: AttemptLimiter
  private let mailSignal: MailSignal
  private let accounts = AccountStore()
  private let codes = ConfirmationCodeStore()
  private let accessCodes = AccessCodeStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, attempts: AttemptLimiter,
    mailSignal: MailSignal
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.attempts = attempts
    self.mailSignal = mailSignal
  }

  package struct Outcome: Sendable {
    package var email: EmailOutcome
    /// Where no address stays; nil when the same request is answered again: it was mailed.
    package var recoveryCode: AccessCode?
  }

  private struct Candidate: Sendable {
    var participantID: UUID
    var codeHash: String
    /// Where the address is the only name.
    var passwordHash: String?
  }

  /// - Parameter password: of the registration; looked at where the address is the only name. Whoever reads
  ///   the mail of an account that somebody else registered would confirm that one otherwise.
  /// - Returns: what became of the address. A code that was used goes on answering so until it would
  ///   have expired: the first answer may have been lost.
  /// - Throws: ``AccountError`` `.codeRejected`, `.emailTaken`; ``TooManyAttempts``; `PostgresError`; what
  ///   `PasswordHasher` throws.
  package func callAsFunction(
    _ name: AccountName, code: ConfirmationCode, password: String = ""
  ) async throws -> Outcome {
    let now = clock.now()
    let outcome = try await attempts.countingWrong(.confirmation(name), at: now) {
      guard let candidate = try await candidate(name, code, at: now) else {
        throw AccountError.codeRejected
      }
      try await prove(password, of: candidate, code: code, at: now)
      return try await activate(candidate, at: now)
    }
    if outcome.recoveryCode != nil { mailSignal.raise() }
    return outcome
  }

  /// Whose code it is. Nil when it is not right, or nothing can be confirmed: as many statements for every name
  /// that a wrong code is sent for.
  private func candidate(
    _ name: AccountName, _ code: ConfirmationCode, at now: Date
  ) async throws -> Candidate? {
    try await pool.write { connection in
      // Of nobody where there is no account, here and below.
      let participantID =
        try await codes.owner(of: code, named: name, on: connection) ?? UUID()
      let found = try await codes.find(participantID, on: connection)
      let isRight = try await codes.isRight(
        code, of: participantID, hash: found?.hash ?? "", on: connection)
      guard isRight, let found, now < found.expiresAt,
        let account = try await accounts.find(participantID: participantID, on: connection)
      else { return nil }
      return Candidate(
        participantID: participantID, codeHash: found.hash,
        passwordHash: account.username == nil ? account.passwordHash : nil)
    }
  }

  /// Whoever has the code can guess the password: a wrong one counts, and keeps nobody else waiting.
  private func prove(
    _ password: String, of candidate: Candidate, code: ConfirmationCode, at now: Date
  ) async throws {
    guard let hash = candidate.passwordHash else { return }
    let isRight = try await attempts.countingGuess(.confirmationPassword(code), at: now) {
      try await hasher.match(account: password, with: hash) != .none
    }
    guard isRight else { throw AccountError.codeRejected }
  }

  private func activate(_ candidate: Candidate, at now: Date) async throws -> Outcome {
    try await pool.write { connection in
      // The code may have been replaced since it was compared.
      guard let code = try await codes.lock(candidate.participantID, on: connection),
        code.hash == candidate.codeHash
      else { throw AccountError.codeRejected }
      let waiting = try await account(candidate, on: connection)
      if waiting.isConfirmed { return Outcome(email: waiting.emailOutcome) }
      guard try await accounts.confirm(candidate.participantID, at: now, on: connection) else {
        throw AccountError.emailTaken
      }
      let confirmed = try await account(candidate, on: connection)
      try await mails.deleteCodes(of: candidate.participantID, on: connection)
      let recoveryCode =
        confirmed.email == nil
        ? try await mailRecoveryCode(to: waiting, at: now, on: connection) : nil
      try await audit.append(
        [AuditRecord(action: .accountConfirmed, subject: candidate.participantID)], at: now,
        on: connection)
      return Outcome(email: confirmed.emailOutcome, recoveryCode: recoveryCode)
    }
  }

  /// The last mail to an address that goes (TYT NFR 4): in the transaction that deletes it from the
  /// account, so that neither happens without the other.
  private func mailRecoveryCode(
    to waiting: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> AccessCode {
    let code = AccessCode.random()
    try await accessCodes.insert(
      code, for: .recovery, of: waiting.participantID, at: now, on: connection)
    if let mail = PendingMail(.recoveryCode(code: code.formatted), to: waiting, at: now) {
      try await mails.enqueue(mail, on: connection)
    }
    return code
  }

  private func account(
    _ candidate: Candidate, on connection: PostgresConnection
  ) async throws -> Account {
    guard
      let account = try await accounts.find(
        participantID: candidate.participantID, on: connection)
    else { throw AccountError.codeRejected }
    return account
  }
}
