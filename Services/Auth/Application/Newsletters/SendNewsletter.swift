package import AuthDomain
import AuthStore
import Fields
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Takes a newsletter in; `QueueNewsletters` makes the mails.
package struct SendNewsletter: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let isAvailable: Bool
  private let administrators = ActingAdministrators()
  private let newsletters = NewsletterStore()
  private let audit = AuditLog()

  /// - Parameter isAvailable: whether there is a page that ends the wish for it.
  package init(
    pool: PostgresPool, clock: any WallClock, mailSignal: MailSignal, isAvailable: Bool
  ) {
    self.pool = pool
    self.clock = clock
    self.mailSignal = mailSignal
    self.isAvailable = isAvailable
  }

  /// - Parameter texts: valid, at least one, each in another language.
  /// - Throws: ``NewsletterError`` `.idReused`, `.unavailable`; `ManagedAccountError.notAdministrator`;
  ///   `SessionError.suspended`; `PostgresError`.
  package func callAsFunction(
    _ newsletterID: UUID, _ texts: [NewsletterText], actor: UUID
  ) async throws -> Newsletter {
    guard isAvailable else { throw NewsletterError.unavailable }
    // Whole microseconds, as it is answered later.
    let now = clock.now()
    let newsletter = Newsletter(newsletterID: newsletterID, createdAt: now)
    let known = try await pool.write { connection in
      try await administrators.require(actor, on: connection)
      if try await newsletters.insert(newsletter, texts, on: connection) {
        try await audit.append(
          [
            AuditRecord(
              action: .newsletterSent, actor: actor,
              object: newsletterID.text)
          ], at: now, on: connection)
      } else {
        guard try await newsletters.texts(of: newsletterID, on: connection) == texts else {
          throw NewsletterError.idReused
        }
      }
      return try await newsletters.find(newsletterID, on: connection)
    }
    mailSignal.raise()
    return known ?? newsletter
  }

  /// - Throws: `NewsletterError.unknown`; `PostgresError`.
  package func find(_ newsletterID: UUID) async throws -> Newsletter {
    guard let newsletter = try await newsletters.find(newsletterID, on: pool) else {
      throw NewsletterError.unknown
    }
    return newsletter
  }
}
