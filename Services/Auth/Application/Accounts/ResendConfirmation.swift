package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Mails a new code to an account that waits for one.
package struct ResendConfirmation: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let attempts: AttemptLimiter
  private let mailSignal: MailSignal
  private let accounts = AccountStore()
  private let codes = ConfirmationCodeStore()
  private let mails = MailOutbox()

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

  /// Does nothing if the account does not wait, or the last mail was just now. Tells nothing of that,
  /// neither by its answer nor by the time of hashing.
  package func callAsFunction(_ username: Username) async throws {
    let now = clock.now()
    let code = ConfirmationCode.random()
    let hash = try await hasher.hash(code.canonical)
    guard try await attempts.attempt(.mail(username), at: now) == .proceed else { return }
    try await pool.write { connection in
      guard
        let account = try await accounts.find(usernameKey: username.key, on: connection),
        try await accounts.lock(account.participantID, on: connection),
        // Again, now that it is locked.
        let waiting = try await accounts.find(
          participantID: account.participantID, on: connection),
        !waiting.isConfirmed, let email = waiting.email, let name = waiting.username
      else { return }
      try await codes.set(
        hash: hash, state: ConfirmationCodeState(issuedAt: now), of: waiting.participantID,
        on: connection)
      try await mails.enqueue(
        PendingMail(
          participantID: waiting.participantID, recipient: email, language: waiting.language,
          username: name, purpose: .confirmation(code: code.formatted), createdAt: now),
        on: connection)
    }
    mailSignal.raise()
  }
}
