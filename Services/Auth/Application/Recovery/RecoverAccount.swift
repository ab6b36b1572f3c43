package import AuthDomain
package import Postgres
package import ServiceKit

/// Sets the password of an account by its recovery code.
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
  /// Wrong codes alone count against the name, and a right one is taken whatever others tried: of 115 random
  /// bits none is guessed, while an owner who has to wait for strangers is locked out.
  ///
  /// - Parameter name: the username, or the address that the account keeps.
  /// - Returns: the next recovery code; nil where the account keeps an address.
  /// - Throws: as ``ResetPassword``.
  package func callAsFunction(
    _ name: AccountName, code: AccessCode, password: String
  ) async throws -> AccessCode? {
    try await attempts.countingWrong(.recovery(name), at: clock.now()) {
      try await redemption(code, for: [.recovery], of: name, password: password)
    }
  }
}
