import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Accepts a newsletter; ``QueueNewsletters`` creates the mails.
struct SendNewsletter: Sendable {
  let environment: AuthEnvironment

  /// - Parameter texts: valid texts, at least one, each in another language.
  /// - Throws: ``NewsletterError`` `.idReused`, `.unavailable`;
  ///   `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ newsletterID: UUID, _ texts: [NewsletterText], actor: UUID
  ) async throws -> Newsletter {
    guard environment.sendsNewsletters else { throw NewsletterError.unavailable }
    let now = environment.clock.now()
    let newsletter = Newsletter(newsletterID: newsletterID, createdAt: now)
    let known = try await environment.pool.write { connection in
      try await ActingAdministrators().require(actor, on: connection)
      let (isNew, knownTexts, known) = try await connection.answers(
        to: NewsletterStore.insert(newsletter, texts), NewsletterStore.texts(of: newsletterID),
        NewsletterStore.find(newsletterID))
      if isNew {
        try await environment.record(
          [AuditRecord(action: .newsletterSent, actor: actor, object: newsletterID.text)], at: now,
          on: connection)
      } else if knownTexts != texts {
        throw NewsletterError.idReused
      }
      return known
    }
    environment.mailSignal.raise()
    return known ?? newsletter
  }

  /// - Throws: `NewsletterError.unknown`; `PostgresError`.
  func find(_ newsletterID: UUID) async throws -> Newsletter {
    guard
      let newsletter = try await environment.pool.answer(to: NewsletterStore.find(newsletterID))
    else { throw NewsletterError.unknown }
    return newsletter
  }
}

/// Unsubscribes from the newsletter by the token of a newsletter mail.
struct EndNewsletter: Sendable {
  let environment: AuthEnvironment

  /// Also accepts expired tokens.
  ///
  /// - Throws: `PostgresError`.
  func callAsFunction(_ token: UUID) async throws {
    let now = environment.clock.now()
    try await environment.pool.write { connection in
      guard let participantID = try await connection.answer(to: NewsletterStore.endWish(of: token))
      else { return }
      try await connection.answer(to: MailOutbox.deleteNewsletters(of: participantID))
      try await environment.record(
        [AuditRecord(.newsletterEnded, by: participantID, object: "")], at: now, on: connection)
    }
  }
}

/// Moves newsletter mails into the outbox in small batches, so that other mails are not delayed.
///
/// Mails and progress are written in one transaction: a crash creates no duplicates.
struct QueueNewsletters: Sendable {
  let environment: AuthEnvironment

  /// Maximum number of queued newsletter mails.
  static let waitingMax = 50

  /// - Returns: whether work was done and more may remain.
  func callAsFunction() async throws -> Bool {
    let now = environment.clock.now()
    return try await environment.pool.write { connection in
      let (found, waiting) = try await connection.answers(
        to: NewsletterStore.lockUnderWay(), MailOutbox.countNewsletters())
      let room = Self.waitingMax - waiting
      guard let underWay = found, room > 0 else { return false }
      let newsletter = underWay.newsletter
      let (texts, recipients) = try await connection.answers(
        to: NewsletterStore.texts(of: newsletter.newsletterID),
        NewsletterStore.recipients(of: newsletter, from: underWay.nextID, limit: room))
      let mails = recipients.flatMap { recipient in
        let text = NewsletterText.best(of: texts, for: recipient.language)
        return environment.mails.enqueue(
          PendingMail(
            participantID: recipient.participantID, recipient: recipient.email,
            language: recipient.language, username: recipient.username ?? recipient.email,
            purpose: .newsletter(id: newsletter.newsletterID, text, token: recipient.token),
            createdAt: now))
      }
      let progress = NewsletterStore.advance(
        newsletter.newsletterID, by: recipients.count,
        to: recipients.last?.nextID ?? underWay.nextID,
        completedAt: recipients.count < room ? now : nil)
      try await connection.run(mails + [progress])
      return true
    }
  }
}
