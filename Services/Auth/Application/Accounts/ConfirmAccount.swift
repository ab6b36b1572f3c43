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
  private let accounts = AccountStore()
  private let codes = ConfirmationCodeStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, attempts: AttemptLimiter
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.attempts = attempts
  }

  private struct Candidate: Sendable {
    var participantID: UUID
    var codeHash: String
  }

  /// - Returns: what became of the address. A code that was used goes on answering so until it would
  ///   have expired: the first answer may have been lost.
  /// - Throws: `AccountError.codeRejected`; ``TooManyAttempts``; `PostgresError`; what
  ///   `PasswordHasher` throws.
  package func callAsFunction(
    _ username: Username, code: ConfirmationCode
  ) async throws -> EmailOutcome {
    let now = clock.now()
    let key = ThrottleKey.confirmation(username)
    try await attempts.charge(key, at: now)
    guard let candidate = try await chargeAttempt(username, at: now) else {
      try await hasher.verifyDecoy(code.canonical)
      throw AccountError.codeRejected
    }
    guard try await hasher.verify(code.canonical, against: candidate.codeHash) else {
      throw AccountError.codeRejected
    }
    let outcome = try await activate(candidate, at: now)
    try await attempts.clear(key)
    return outcome
  }

  /// Counts the attempt before its outcome is known. Nil when nothing can be confirmed.
  private func chargeAttempt(_ username: Username, at now: Date) async throws -> Candidate? {
    try await pool.write { connection in
      guard
        let account = try await accounts.find(usernameKey: username.key, on: connection),
        case (let hash, var state)? = try await codes.lock(account.participantID, on: connection),
        state.attempt(at: now) == .compare
      else { return nil }
      try await codes.setAttempts(state.attempts, of: account.participantID, on: connection)
      return Candidate(participantID: account.participantID, codeHash: hash)
    }
  }

  private func activate(_ candidate: Candidate, at now: Date) async throws -> EmailOutcome {
    try await pool.write { connection in
      // The code may have been replaced while it was compared.
      guard let code = try await codes.lock(candidate.participantID, on: connection),
        code.hash == candidate.codeHash
      else { throw AccountError.codeRejected }
      // An attempt with the right code was no guess.
      try await codes.setAttempts(0, of: candidate.participantID, on: connection)
      var account = try await self.account(candidate, on: connection)
      if account.isConfirmed { return account.emailOutcome }
      try await accounts.confirm(candidate.participantID, at: now, on: connection)
      account = try await self.account(candidate, on: connection)
      try await mails.deleteCodes(of: candidate.participantID, on: connection)
      try await audit.append(
        [AuditRecord(action: .accountConfirmed, subject: candidate.participantID)], at: now,
        on: connection)
      return account.emailOutcome
    }
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
