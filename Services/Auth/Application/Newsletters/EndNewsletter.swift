import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Ends somebody's wish for the newsletter by the token of one.
package struct EndNewsletter: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let newsletters = NewsletterStore()
  private let outbox = MailOutbox()
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// A token that is good no more is accepted.
  ///
  /// - Throws: `PostgresError`.
  package func callAsFunction(_ token: UUID) async throws {
    let now = clock.now()
    try await pool.write { connection in
      guard let participantID = try await newsletters.endWish(of: token, on: connection) else {
        return
      }
      try await outbox.deleteNewsletters(of: participantID, on: connection)
      try await audit.append(
        [AuditRecord(.newsletterEnded, by: participantID, object: "")], at: now, on: connection)
    }
  }
}
