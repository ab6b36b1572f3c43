import FoundationEssentials
import Postgres

/// Mails a participant that a questionnaire is due, if the participant chose mail. Skips suspended
/// accounts and accounts without a deliverable address.
struct MailPrompt: Sendable {
  let signal: MailSignal
  let mails: MailOutbox

  /// Enqueues the mail within the caller's transaction.
  ///
  /// - Parameter end: the time after which the mail is not sent.
  /// - Returns: false if an active account has no deliverable address, so that no mail can reach it.
  /// - Throws: `PostgresError`.
  func callAsFunction(
    to participantID: UUID, until end: Date, at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    guard now < end else { return true }
    let (account, managed) = try await connection.answers(
      to: AccountStore.find(participantID: participantID), ManagedAccountStore.find(participantID))
    guard let account, managed?.suspension == nil else { return true }
    guard account.isConfirmed, account.emailFailedAt == nil,
      let mail = PendingMail(
        .prompt(lifetime: end.timeIntervalSince(now)), to: account, at: now)
    else { return false }
    try await connection.run(mails.enqueue(mail))
    // The delivery may look before the commit; it looks again within seconds.
    signal.raise()
    return true
  }
}

/// Signals that a mail may be queued. Unread signals merge into one.
struct MailSignal: Sendable {
  let raised: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (raised, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Raises the signal, after a commit that wrote a mail.
  func raise() { continuation.yield() }
}
