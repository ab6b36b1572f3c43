package import AuthDomain
package import Postgres
package import ServiceKit

/// Sets the password of an account that keeps no address, by its recovery code.
package struct RecoverAccount: Sendable {
  private let clock: any WallClock
  private let attempts: AttemptLimiter
  private let redemption: CodeRedemption

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, attempts: AttemptLimiter,
    mailSignal: MailSignal, securityEvents: SecurityEvents
  ) {
    self.clock = clock
    self.attempts = attempts
    redemption = CodeRedemption(
      pool: pool, hasher: hasher, clock: clock, attempts: attempts, mailSignal: mailSignal,
      securityEvents: securityEvents)
  }

  /// An unknown name is looked for as a known one is: by the code.
  ///
  /// - Returns: the next recovery code; nil where the account keeps an address by now.
  /// - Throws: as ``ResetPassword``.
  package func callAsFunction(
    _ username: Username, code: AccessCode, password: String
  ) async throws -> AccessCode? {
    let key = ThrottleKey.recovery(username)
    try await attempts.charge(key, at: clock.now())
    let next = try await redemption(code, for: [.recovery], of: username, password: password)
    try await attempts.clear(key)
    return next
  }
}
