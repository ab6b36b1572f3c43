import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres

/// Mails an account that waits the code that it waits for.
///
/// Where the address is its only name and belongs to another account already, the mail says so instead, and the
/// code is known to nobody: whoever owns the address is told, and nobody else can tell the difference.
struct ConfirmationMail: Sendable {
  private let accounts = AccountStore()
  private let codes = ConfirmationCodeStore()
  private let mails = MailOutbox()

  /// - Returns: false when the account has no address; then nothing was written.
  func send(
    to account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    guard let email = account.email.flatMap(EmailAddress.init) else { return false }
    let code = ConfirmationCode.random()
    let isTaken = try await accounts.isTaken(
      email, besides: account.participantID, on: connection)
    let purpose: MailPurpose =
      isTaken && account.username == nil ? .addressTaken : .confirmation(code: code.formatted)
    guard let mail = PendingMail(purpose, to: account, at: now) else { return false }
    try await codes.set(
      code, of: account.participantID, until: now.addingTimeInterval(ConfirmationCode.lifetime),
      on: connection)
    try await mails.enqueue(mail, on: connection)
    return true
  }
}
