import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Notes that somebody forgot a password. `AnswerMailRequests` looks up whose.
package struct RequestPasswordReset: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let attempts: AttemptLimiter
  private let mailSignal: MailSignal
  private let requests = MailRequestStore()

  package init(
    pool: PostgresPool, clock: any WallClock, attempts: AttemptLimiter, mailSignal: MailSignal
  ) {
    self.pool = pool
    self.clock = clock
    self.attempts = attempts
    self.mailSignal = mailSignal
  }

  /// The same statements for every name and address, whether or not there is such an account.
  ///
  /// - Parameter identifier: a username or an address, as typed.
  /// - Throws: `RecoveryError.tooManyMailRequests`; `PostgresError`.
  package func callAsFunction(_ identifier: String) async throws {
    // Nothing else can be an account's, and texts of any length are not kept.
    guard AccountName(identifier) != nil else { return }
    let now = clock.now()
    guard try await attempts.attempt(.passwordReset(identifier), at: now) == .proceed else {
      return
    }
    guard
      try await requests.insert(MailRequest(.reset, identifier: identifier), at: now, on: pool)
    else { throw RecoveryError.tooManyMailRequests }
    mailSignal.raise()
  }
}
