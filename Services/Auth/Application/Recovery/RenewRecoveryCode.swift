package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Gives the caller another recovery code, in the place of those before.
package struct RenewRecoveryCode: Sendable {
  private let pool: PostgresPool
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let attempts: AttemptLimiter
  private let session: CallerSession
  private let accounts = AccountStore()
  private let codes = AccessCodeStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter
  ) {
    self.pool = pool
    self.hasher = hasher
    self.clock = clock
    self.attempts = attempts
    session = CallerSession(rules: rules)
  }

  /// - Throws: ``RecoveryError``; `SessionError.ended`; ``TooManyAttempts``; `PostgresError`; what
  ///   `PasswordHasher` throws.
  package func callAsFunction(
    _ caller: AccessClaims, password: String
  ) async throws -> AccessCode {
    let now = clock.now()
    guard let account = try await accounts.find(participantID: caller.participantID, on: pool)
    else { throw SessionError.ended }
    guard let hash = account.passwordHash else { throw RecoveryError.accountAnonymous }
    let key = ThrottleKey.ownPassword(caller.participantID)
    try await attempts.charge(key, at: now)
    guard try await hasher.match(account: password, with: hash) != .none else {
      throw RecoveryError.passwordWrong
    }
    try await attempts.clear(key)
    let code = AccessCode.random()
    try await pool.write { connection in
      // A reset meanwhile has ended the session.
      _ = try await session.lock(caller, at: now, on: connection)
      try await codes.delete(.recovery, of: caller.participantID, on: connection)
      try await codes.insert(
        code, for: .recovery, of: caller.participantID, at: now, on: connection)
      try await audit.append(
        [AuditRecord(.recoveryCodeRenewed, by: caller.participantID, object: "")], at: now,
        on: connection)
    }
    return code
  }
}
