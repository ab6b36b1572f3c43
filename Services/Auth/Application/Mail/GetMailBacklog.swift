import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// How many mails wait to be sent, and for how long: what operators watch.
package struct GetMailBacklog: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let outbox = MailOutbox()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// - Returns: how many there are, and the age of the oldest in seconds; 0 where there is none.
  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws -> (count: Int, oldestAge: TimeInterval) {
    let backlog = try await outbox.backlog(on: pool)
    return (
      backlog.count, backlog.oldest.map { max(0, clock.now().timeIntervalSince($0)) } ?? 0
    )
  }
}
