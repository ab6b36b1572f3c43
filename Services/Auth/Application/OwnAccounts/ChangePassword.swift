package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Replaces the caller's own password. The other sessions end, and the account's address is told.
package struct ChangePassword: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let securityEvents: SecurityEvents
  private let password: OwnPassword
  private let callerSession: CallerSession
  private let accounts = AccountStore()
  private let sessions = SessionStore()
  private let codes = AccessCodeStore()
  private let emailChanges = EmailChangeStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, mailSignal: MailSignal, securityEvents: SecurityEvents
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.mailSignal = mailSignal
    self.securityEvents = securityEvents
    password = OwnPassword(pool: pool, hasher: hasher, attempts: attempts)
    callerSession = CallerSession(rules: rules)
  }

  /// Sent again because the answer was lost, it is answered as the first time: the new password is right
  /// then, and the old one is not.
  ///
  /// - Throws: ``RecoveryError`` `.accountAnonymous`, `.passwordWrong`, `.passwordRejected`;
  ///   `SessionError.ended`; ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    _ caller: AccessClaims, password old: String, newPassword: String
  ) async throws {
    let now = clock.now()
    let hash: String
    do {
      hash = try await password.prove(old, of: caller, at: now)
    } catch RecoveryError.passwordWrong {
      _ = try await password.prove(newPassword, of: caller, at: now)
      return
    }
    let account = try await accounts.find(participantID: caller.participantID, on: pool)
    let name = account?.username.flatMap { try? Username($0) }
    let email = account?.email.flatMap { EmailAddress($0) }
    if let rejection = PasswordPolicy.rejection(of: newPassword, username: name, email: email) {
      throw RecoveryError.passwordRejected(rejection)
    }
    let newHash = try await hasher.hash(account: newPassword)
    try await pool.write { connection in
      let session = try await callerSession.lock(caller, at: now, on: connection)
      guard
        try await accounts.lock(caller.participantID, havingPassword: hash, on: connection),
        let account = try await accounts.find(
          participantID: caller.participantID, on: connection)
      else { throw RecoveryError.passwordWrong }
      try await accounts.setPasswordHash(newHash, of: caller.participantID, on: connection)
      try await sessions.endAll(
        of: caller.participantID, except: session.sessionID, at: now, on: connection)
      // A code that somebody else asked for lets nobody in any more.
      try await codes.delete(.reset, of: caller.participantID, on: connection)
      try await mails.deleteAccessCodes(of: caller.participantID, on: connection)
      try await emailChanges.delete(of: caller.participantID, on: connection)
      try await mails.deleteEmailChanges(of: caller.participantID, on: connection)
      if let mail = PendingMail(.passwordChanged, to: account, at: now) {
        try await mails.enqueue(mail, on: connection)
      }
      try await securityEvents.record(
        SecurityEvent(.passwordChanged, by: caller.participantID), on: connection)
      try await audit.append(
        [AuditRecord(.passwordChanged, by: caller.participantID, object: "")], at: now,
        on: connection)
    }
    mailSignal.raise()
  }
}
