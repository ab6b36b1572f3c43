package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Mails the codes that give the caller's account another address.
package struct RequestEmailChange: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let password: OwnPassword
  private let callerSession: CallerSession
  private let request: EmailChangeRequest
  private let accounts = AccountStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, mailSignal: MailSignal
  ) {
    self.pool = pool
    self.clock = clock
    self.mailSignal = mailSignal
    password = OwnPassword(pool: pool, hasher: hasher, attempts: attempts)
    callerSession = CallerSession(rules: rules)
    request = EmailChangeRequest(attempts: attempts)
  }

  /// - Parameter text: the password, looked at where the account keeps no address whose code would be needed:
  ///   whoever has a token alone must not get a way to set another.
  /// - Returns: whether the code that went to the former address is needed, too.
  /// - Throws: `RecoveryError.accountAnonymous`, `.passwordWrong`; `SessionError.freshProofRequired`, `.ended`;
  ///   ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    _ email: EmailAddress, caller: AccessClaims, password text: String
  ) async throws -> Bool {
    let now = clock.now()
    guard let account = try await accounts.find(participantID: caller.participantID, on: pool)
    else { throw SessionError.ended }
    if account.isAnonymous { throw RecoveryError.accountAnonymous }
    guard caller.hasFreshProof(at: now) else { throw SessionError.freshProofRequired }
    let isProven = account.email == nil
    if isProven { _ = try await password.prove(text, of: caller, at: now) }
    let isCurrentNeeded = try await request.charged(email, of: caller.participantID, at: now) {
      try await change(email, caller, isProven: isProven, at: now)
    }
    mailSignal.raise()
    return isCurrentNeeded
  }

  private func change(
    _ email: EmailAddress, _ caller: AccessClaims, isProven: Bool, at now: Date
  ) async throws -> Bool {
    try await pool.write { connection in
      _ = try await callerSession.lock(caller, at: now, on: connection)
      guard
        let account = try await accounts.find(
          participantID: caller.participantID, on: connection)
      else { throw SessionError.ended }
      // The address went meanwhile, and no code of it is needed any more.
      guard account.email != nil || isProven else { throw SessionError.freshProofRequired }
      let isCurrentNeeded = try await request.make(
        email, for: account, at: now, on: connection)
      try await audit.append(
        [AuditRecord(.emailChangeRequested, by: caller.participantID, object: "")], at: now,
        on: connection)
      return isCurrentNeeded
    }
  }
}
