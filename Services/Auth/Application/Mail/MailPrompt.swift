import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres

/// Mails a participant that something is to be filled in, as the participant chose. Who has no address that is
/// kept and takes mails is not told; nor whoever is suspended.
package struct MailPrompt: Sendable {
  private let accounts = AccountStore()
  private let managed = ManagedAccountStore()
  private let mails = MailOutbox()
  private let signal: MailSignal

  package init(signal: MailSignal) { self.signal = signal }

  /// Part of the caller's transaction.
  ///
  /// - Parameter end: it is not told after it.
  /// - Throws: `PostgresError`.
  package func callAsFunction(
    to participantID: UUID, until end: Date, at now: Date, on connection: PostgresConnection
  ) async throws {
    guard now < end,
      let account = try await accounts.find(participantID: participantID, on: connection),
      account.isConfirmed, account.emailFailedAt == nil,
      try await managed.find(participantID, on: connection)?.suspension == nil,
      let mail = PendingMail(
        .prompt(lifetime: end.timeIntervalSince(now)), to: account, at: now)
    else { return }
    try await mails.enqueue(mail, on: connection)
    // Looks before the commit in vain, perhaps; then within seconds again.
    signal.raise()
  }
}
