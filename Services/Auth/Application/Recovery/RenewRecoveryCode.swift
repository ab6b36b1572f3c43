package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Gives the caller another recovery code, in the place of those before.
package struct RenewRecoveryCode: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let password: OwnPassword
  private let session: CallerSession
  private let codes = AccessCodeStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter
  ) {
    self.pool = pool
    self.clock = clock
    password = OwnPassword(pool: pool, hasher: hasher, attempts: attempts)
    session = CallerSession(rules: rules)
  }

  /// - Throws: ``RecoveryError``; `SessionError.ended`; ``TooManyAttempts``; `PostgresError`; what
  ///   `PasswordHasher` throws.
  package func callAsFunction(
    _ caller: AccessClaims, password text: String
  ) async throws -> AccessCode {
    let now = clock.now()
    _ = try await password.prove(text, of: caller, at: now)
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
