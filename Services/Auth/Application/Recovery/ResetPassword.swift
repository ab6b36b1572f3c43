package import AuthDomain
package import Postgres
package import ServiceKit

/// Sets a password by a code that was mailed or handed over.
///
/// There is no limit for codes that nobody was given: of 115 random bits none is guessed within its life.
package struct ResetPassword: Sendable {
  private let redemption: CodeRedemption

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, attempts: AttemptLimiter,
    mailSignal: MailSignal, securityEvents: SecurityEvents
  ) {
    redemption = CodeRedemption(
      pool: pool, hasher: hasher, clock: clock, attempts: attempts, mailSignal: mailSignal,
      securityEvents: securityEvents)
  }

  /// - Returns: the account's recovery code; nil where it keeps an address.
  /// - Throws: `AccountError.codeRejected`; `RecoveryError.passwordRejected`; ``TooManyAttempts``;
  ///   `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    _ code: AccessCode, password: String
  ) async throws -> AccessCode? {
    try await redemption(code, for: [.reset, .invitation], password: password)
  }
}
