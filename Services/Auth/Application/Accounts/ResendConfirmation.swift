package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Notes that an account that waits for its code wants another one. `AnswerMailRequests` looks up whose.
package struct ResendConfirmation: Sendable {
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

  /// Does nothing if the last mail was just now. The same statements whether or not the account waits.
  ///
  /// - Throws: `RecoveryError.tooManyMailRequests`; `PostgresError`.
  package func callAsFunction(_ name: AccountName) async throws {
    let now = clock.now()
    guard try await attempts.attempt(.mail(name), at: now) == .proceed else { return }
    let request = MailRequest(.confirmation, identifier: name.text)
    guard try await requests.insert(request, at: now, on: pool) else {
      throw RecoveryError.tooManyMailRequests
    }
    mailSignal.raise()
  }
}
