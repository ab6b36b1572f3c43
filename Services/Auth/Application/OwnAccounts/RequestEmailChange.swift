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
  private let callerSession: CallerSession
  private let request: EmailChangeRequest
  private let accounts = AccountStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, clock: any WallClock, rules: SessionRules, attempts: AttemptLimiter,
    mailSignal: MailSignal
  ) {
    self.pool = pool
    self.clock = clock
    self.mailSignal = mailSignal
    callerSession = CallerSession(rules: rules)
    request = EmailChangeRequest(attempts: attempts)
  }

  /// - Returns: whether the code that went to the former address is needed, too.
  /// - Throws: `RecoveryError.accountAnonymous`; `SessionError.freshProofRequired`, `.ended`;
  ///   ``TooManyAttempts``; `PostgresError`.
  package func callAsFunction(
    _ email: EmailAddress, caller: AccessClaims
  ) async throws -> Bool {
    let now = clock.now()
    guard let account = try await accounts.find(participantID: caller.participantID, on: pool)
    else { throw SessionError.ended }
    if account.isAnonymous { throw RecoveryError.accountAnonymous }
    guard caller.hasFreshProof(at: now) else { throw SessionError.freshProofRequired }
    let isCurrentNeeded = try await request.charged(email, of: caller.participantID, at: now) {
      try await change(email, caller, at: now)
    }
    mailSignal.raise()
    return isCurrentNeeded
  }

  private func change(
    _ email: EmailAddress, _ caller: AccessClaims, at now: Date
  ) async throws -> Bool {
    try await pool.write { connection in
      _ = try await callerSession.lock(caller, at: now, on: connection)
      guard
        let account = try await accounts.find(
          participantID: caller.participantID, on: connection)
      else { throw SessionError.ended }
      let isCurrentNeeded = try await request.make(
        email, for: account, at: now, on: connection)
      try await audit.append(
        [AuditRecord(.emailChangeRequested, by: caller.participantID, object: "")], at: now,
        on: connection)
      return isCurrentNeeded
    }
  }
}
