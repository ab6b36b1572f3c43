import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Puts the mails of newsletters into the outbox, a few at a time, so that none of another kind waits behind
/// them.
///
/// Mails and place go together in one transaction: a process that dies in between makes no mail twice.
package struct QueueNewsletters: Sendable {
  /// That wait at a time.
  package static let waitingMax = 50

  private let pool: PostgresPool
  private let clock: any WallClock
  private let newsletters = NewsletterStore()
  private let outbox = MailOutbox()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// - Returns: whether something was done, and more may be to do.
  package func callAsFunction() async throws -> Bool {
    let now = clock.now()
    return try await pool.write { connection in
      guard let underWay = try await newsletters.lockUnderWay(on: connection) else {
        return false
      }
      let room = Self.waitingMax - (try await outbox.countNewsletters(on: connection))
      guard room > 0 else { return false }
      let newsletter = underWay.newsletter
      let texts = try await newsletters.texts(of: newsletter.newsletterID, on: connection)
      let recipients = try await newsletters.recipients(
        of: newsletter, from: underWay.nextID, limit: room, on: connection)
      for recipient in recipients {
        let text = NewsletterText.best(of: texts, for: recipient.language)
        try await outbox.enqueue(
          PendingMail(
            participantID: recipient.participantID, recipient: recipient.email,
            language: recipient.language, username: recipient.username ?? recipient.email,
            purpose: .newsletter(
              id: newsletter.newsletterID, text, token: recipient.token),
            createdAt: now), on: connection)
      }
      try await newsletters.advance(
        newsletter.newsletterID, by: recipients.count,
        to: recipients.last?.nextID ?? underWay.nextID,
        completedAt: recipients.count < room ? now : nil, on: connection)
      return true
    }
  }
}
