package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Deletes the address of the caller's account; a recovery code takes its place.
package struct DeleteEmail: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let securityEvents: SecurityEvents
  private let password: OwnPassword
  private let callerSession: CallerSession
  private let accounts = AccountStore()
  private let accessCodes = AccessCodeStore()
  private let changes = EmailChangeStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, mailSignal: MailSignal, securityEvents: SecurityEvents
  ) {
    self.pool = pool
    self.clock = clock
    self.mailSignal = mailSignal
    self.securityEvents = securityEvents
    password = OwnPassword(pool: pool, hasher: hasher, attempts: attempts)
    callerSession = CallerSession(rules: rules)
  }

  /// - Parameter text: the password: whoever has a token alone must not get a code that sets another.
  /// - Throws: `RecoveryError.accountAnonymous`, `.passwordWrong`; `AccountChange.Refusal.nameRequired`;
  ///   `SessionError.ended`; ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    _ caller: AccessClaims, password text: String
  ) async throws -> AccessCode {
    let now = clock.now()
    _ = try await password.prove(text, of: caller, at: now)
    let code = AccessCode.random()
    try await pool.write { connection in
      _ = try await callerSession.lock(caller, at: now, on: connection)
      guard
        let account = try await accounts.find(
          participantID: caller.participantID, on: connection)
      else { throw SessionError.ended }
      if account.username == nil { throw AccountChange.Refusal.nameRequired }
      try await accessCodes.insert(
        code, for: .recovery, of: caller.participantID, at: now, on: connection)
      // An address that waits for its codes would be kept after all.
      try await changes.delete(of: caller.participantID, on: connection)
      try await mails.deleteEmailChanges(of: caller.participantID, on: connection)
      // Once: who sends this again has no address any more.
      guard account.email != nil else { return }
      try await delete(account, code, at: now, on: connection)
    }
    mailSignal.raise()
    return code
  }

  private func delete(
    _ account: Account, _ code: AccessCode, at now: Date, on connection: PostgresConnection
  ) async throws {
    let participantID = account.participantID
    try await accounts.deleteEmail(of: participantID, on: connection)
    try await accessCodes.delete(.reset, of: participantID, on: connection)
    try await mails.deleteAccessCodes(of: participantID, on: connection)
    try await mails.deleteNewsletters(of: participantID, on: connection)
    // The last mail to an address that goes (TYT NFR 4).
    if let mail = PendingMail(.recoveryCode(code: code.formatted), to: account, at: now) {
      try await mails.enqueue(mail, on: connection)
    }
    try await securityEvents.record(
      SecurityEvent(.emailChanged, by: participantID), on: connection)
    try await audit.append(
      [AuditRecord(.emailDeleted, by: participantID, object: "")], at: now, on: connection)
  }
}
