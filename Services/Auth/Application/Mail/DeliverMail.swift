import FoundationEssentials
import Logging
import Postgres
import ServiceKit
import Synchronization

/// Delivers due mails from the outbox to the transport. A failed mail is retried until its code
/// expires or a server rejects it permanently. A permanent rejection of the address counts like a
/// returned mail.
///
/// Delivery is at least once: a process that dies between delivery and deletion causes a second
/// delivery.
struct DeliverMail: Sendable {
  /// Outcome of an attempt to send a mail. Raw values are metric labels.
  enum Outcome: String, Sendable, CaseIterable {
    case sent
    /// The mail will be retried.
    case postponed
    /// A server rejected the mail permanently.
    case refused
    /// The mail expired before a server accepted it.
    case expired
  }

  /// The last error of each mail, for the log line when it is given up.
  private final class Failures: Sendable {
    let known = Mutex(RecentlyUsed<UUID, String>(capacity: 1000))
  }

  let environment: AuthEnvironment
  let transport: any MailTransport
  let sender: EmailAddress
  var presentation: MailPresentation = .init()
  var readsReturned: Bool = false
  let logger: Logger
  var onOutcome: @Sendable (Outcome) -> Void = { _ in }
  /// Called after an attempt with whether the mail server works; not if only one mail was affected.
  var onServerState: @Sendable (_ works: Bool) -> Void = { _ in }
  private let failures = Failures()

  /// - Returns: false if no mail is due.
  func callAsFunction() async throws -> Bool {
    let (pool, now) = (environment.pool, environment.clock.now())
    guard let mail = try await pool.answer(to: environment.mails.claim(at: now)) else {
      return false
    }
    guard
      !MailRetry.isGivenUp(createdAt: mail.createdAt, after: mail.purpose.lifetime, at: now),
      let recipient = EmailAddress(mail.recipient)
    else {
      let failure = failures.known.withLock { $0.remove(mail.mailID) }
      logger.warning(
        "mail given up",
        metadata: [
          "attempts": "\(mail.attempts - 1)", "reason": "expired",
          "error": "\(failure ?? "unknown to this process")",
        ])
      try await pool.answer(to: MailOutbox.delete(mail.mailID))
      onOutcome(.expired)
      return true
    }
    if readsReturned, let participantID = mail.participantID {
      try await pool.answer(
        to: SentMailStore.note(mail.mailID, of: participantID, to: recipient, at: now))
    }
    do {
      guard mail.isReadable else { throw SealedMailError() }
      try await transport.deliver(
        mail.message(from: sender, to: recipient, presentation: presentation))
    } catch let refusal as MailRefusal {
      logger.warning(
        "mail given up",
        metadata: ["attempts": "\(mail.attempts)", "error": "\(refusal)"])
      failures.known.withLock { _ = $0.remove(mail.mailID) }
      onServerState(true)
      try await giveUp(mail, to: recipient, after: refusal, at: environment.clock.now())
      onOutcome(.refused)
      return true
    } catch {
      logger.warning(
        "mail not delivered; it will be retried",
        metadata: [
          "attempt": "\(mail.attempts)", "error": "\(error)", "server": "\(transport.destination)",
        ])
      if (error as? any MailFailure)?.concernsOneMail != true { onServerState(false) }
      failures.known.withLock { _ = $0.insert("\(error)", for: mail.mailID) }
      onOutcome(.postponed)
      let pause = MailRetry.delay(afterAttempts: mail.attempts)
      try await pool.answer(
        to: MailOutbox.postpone(mail.mailID, until: environment.clock.now() + pause))
      return true
    }
    onOutcome(.sent)
    onServerState(true)
    failures.known.withLock { _ = $0.remove(mail.mailID) }
    try await pool.answer(to: MailOutbox.delete(mail.mailID))
    return true
  }

  private func giveUp(
    _ mail: PendingMail, to recipient: EmailAddress, after refusal: MailRefusal, at now: Date
  ) async throws {
    try await environment.pool.write { connection in
      try await connection.answer(to: MailOutbox.delete(mail.mailID))
      guard refusal.saysThatAddressIsUndeliverable, let participantID = mail.participantID,
        try await connection.answer(
          to: SentMailStore.markUndeliverable(recipient, of: participantID, at: now))
      else { return }
      try await environment.record(
        [AuditRecord(action: .emailFailed, subject: participantID)], at: now, on: connection)
    }
  }
}

/// The code of a mail was sealed with another sealing key.
private struct SealedMailError: MailFailure, CustomStringConvertible {
  let concernsOneMail = true
  let description = "its code was sealed with another sealing key"
}

/// Returns the number of queued mails and the age of the oldest, for monitoring.
struct GetMailBacklog: Sendable {
  let environment: AuthEnvironment

  /// - Returns: the number of mails, and the age of the oldest in seconds; 0 if none.
  /// - Throws: `PostgresError`.
  func callAsFunction() async throws -> (count: Int, oldestAge: TimeInterval) {
    let backlog = try await environment.pool.answer(to: MailOutbox.backlog())
    let age = backlog.oldest.map { environment.clock.now().timeIntervalSince($0) } ?? 0
    return (backlog.count, max(0, age))
  }
}
