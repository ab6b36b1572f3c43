package import AuthDomain
import AuthStore
import FoundationEssentials
package import Logging
package import Postgres
package import ServiceKit
import Synchronization

/// Hands the mail that is due from the outbox to the transport. A mail that cannot be handed over is
/// tried again until its code has expired, or a server has refused it for good. What a server says then of the
/// address is kept as where a mail comes back.
///
/// At least once: a process that dies between handing over and deleting leaves a mail that is sent again.
package struct DeliverMail: Sendable {
  /// What became of an attempt to send a mail. Raw values are those of metrics.
  package enum Outcome: String, Sendable, CaseIterable {
    case sent
    /// To be tried again.
    case postponed
    /// A server does not take it, now or later.
    case refused
    /// Its time was over before a server took it.
    case expired
  }

  /// Why mails were not taken, for the line that says that one is given up.
  private final class Failures: Sendable {
    let known = Mutex(RecentlyUsed<UUID, String>(capacity: 1000))
  }

  private let pool: PostgresPool
  private let transport: any MailTransport
  private let sender: EmailAddress
  private let presentation: MailPresentation
  private let readsReturned: Bool
  private let clock: any WallClock
  private let logger: Logger
  private let onOutcome: @Sendable (Outcome) -> Void
  private let outbox = MailOutbox()
  private let sent = SentMailStore()
  private let audit = AuditLog()
  private let failures = Failures()

  /// - Parameters:
  ///   - readsReturned: whether somebody reads the mails that come back: without, nothing is kept of those that
  ///     are sent.
  ///   - onOutcome: hears of each attempt.
  package init(
    pool: PostgresPool, transport: any MailTransport, sender: EmailAddress,
    presentation: MailPresentation = .init(), readsReturned: Bool = false, clock: any WallClock,
    logger: Logger, onOutcome: @escaping @Sendable (Outcome) -> Void = { _ in }
  ) {
    self.onOutcome = onOutcome
    self.pool = pool
    self.transport = transport
    self.sender = sender
    self.presentation = presentation
    self.readsReturned = readsReturned
    self.clock = clock
    self.logger = logger
  }

  /// - Returns: false when no mail is due.
  package func callAsFunction() async throws -> Bool {
    let now = clock.now()
    guard let mail = try await outbox.claim(at: now, on: pool) else { return false }
    guard
      !MailRetry.isGivenUp(createdAt: mail.createdAt, after: mail.purpose.lifetime, at: now),
      let recipient = EmailAddress(mail.recipient)
    else {
      let failure = failures.known.withLock { $0.remove(mail.mailID) }
      logger.warning(
        "a mail was given up",
        metadata: [
          "attempts": "\(mail.attempts - 1)", "reason": "its time is over",
          "error": "\(failure ?? "none that this process knows of")",
        ])
      try await outbox.delete(mail.mailID, on: pool)
      onOutcome(.expired)
      return true
    }
    if readsReturned, let participantID = mail.participantID {
      try await sent.note(mail.mailID, of: participantID, to: recipient, at: now, on: pool)
    }
    do {
      try await transport.deliver(
        mail.message(from: sender, to: recipient, presentation: presentation))
    } catch let refusal as MailRefusal {
      logger.warning(
        "a mail was given up",
        metadata: ["attempts": "\(mail.attempts)", "error": "\(refusal)"])
      failures.known.withLock { _ = $0.remove(mail.mailID) }
      try await giveUp(mail, to: recipient, after: refusal, at: clock.now())
      onOutcome(.refused)
      return true
    } catch {
      logger.warning(
        "a mail could not be handed over",
        metadata: ["attempt": "\(mail.attempts)", "error": "\(error)"])
      failures.known.withLock { _ = $0.insert("\(error)", for: mail.mailID) }
      onOutcome(.postponed)
      let pause = MailRetry.delay(afterAttempts: mail.attempts)
      try await outbox.postpone(mail.mailID, until: clock.now() + pause, on: pool)
      return true
    }
    onOutcome(.sent)
    failures.known.withLock { _ = $0.remove(mail.mailID) }
    try await outbox.delete(mail.mailID, on: pool)
    return true
  }

  private func giveUp(
    _ mail: PendingMail, to recipient: EmailAddress, after refusal: MailRefusal, at now: Date
  ) async throws {
    try await pool.write { connection in
      try await outbox.delete(mail.mailID, on: connection)
      guard refusal.saysThatAddressIsUndeliverable, let participantID = mail.participantID,
        try await sent.markUndeliverable(recipient, of: participantID, at: now, on: connection)
      else { return }
      try await audit.append(
        [AuditRecord(action: .emailFailed, subject: participantID)], at: now, on: connection)
    }
  }
}
