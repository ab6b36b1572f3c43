import AuthDomain
import FoundationEssentials
import Logging
import Postgres
import ServiceKit

/// Carries mails from the outbox to the transport, again and again until they are handed over or
/// their code is worthless.
///
/// A mail whose process dies between handing over and deleting is sent twice, never not at all.
struct MailSender: Sendable {
  let pool: PostgresPool
  let transport: any MailTransport
  let sender: EmailAddress
  let clock: any WallClock
  let logger: Logger
  /// Wakes the sender after a commit that wrote a mail.
  let signal = MailSignal()
  private let outbox = MailOutbox()

  init(
    pool: PostgresPool, transport: any MailTransport, sender: EmailAddress, clock: any WallClock,
    logger: Logger
  ) {
    self.pool = pool
    self.transport = transport
    self.sender = sender
    self.clock = clock
    self.logger = logger
  }

  /// Between two looks without a signal.
  private static let lookInterval = Duration.seconds(5)

  /// Sends until cancelled. Looks now and then by itself: for mails to be tried again, and for those of
  /// other processes.
  func run() async throws {
    let outages = OutageLog("sending mails", logger: logger)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while true {
          try await Task.sleep(for: Self.lookInterval)
          signal.raise()
        }
      }
      group.addTask {
        for await _ in signal.raised {
          do {
            while try await sendNext() { try Task.checkCancellation() }
            outages.succeeded()
          } catch is CancellationError {
            return
          } catch {
            outages.failed(error)
          }
        }
      }
      // Whoever ends first was cancelled.
      try await group.next()
      group.cancelAll()
    }
  }

  /// Sends the mail that is due. False when none is.
  func sendNext() async throws -> Bool {
    let now = clock.now()
    guard let mail = try await outbox.claim(at: now, on: pool) else { return false }
    guard !MailRetry.isGivenUp(createdAt: mail.createdAt, at: now),
      let recipient = EmailAddress(mail.recipient)
    else {
      logger.warning("a mail was given up", metadata: ["attempts": "\(mail.attempts - 1)"])
      try await outbox.delete(mail.mailID, on: pool)
      return true
    }
    do {
      try await transport.deliver(message(mail, to: recipient))
    } catch {
      logger.warning(
        "a mail could not be handed over",
        metadata: ["attempt": "\(mail.attempts)", "error": "\(error)"])
      let pause = MailRetry.delay(afterAttempts: mail.attempts)
      try await outbox.postpone(mail.mailID, until: clock.now() + pause, on: pool)
      return true
    }
    try await outbox.delete(mail.mailID, on: pool)
    return true
  }

  private func message(_ mail: PendingMail, to recipient: EmailAddress) -> MailMessage {
    let text =
      switch mail.purpose {
      case .confirmation(let code):
        ConfirmationText.compose(username: mail.username, code: code, language: mail.language)
      case .decision(let isApproved, let study, let reason):
        DecisionText.compose(
          username: mail.username, study: study, isApproved: isApproved, reason: reason,
          language: mail.language)
      }
    return MailMessage(
      sender: sender, recipient: recipient, subject: text.subject, body: text.body,
      date: mail.createdAt, messageID: mail.mailID.uuidString.lowercased())
  }
}
