import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres

/// Mails a person what lets them in: a confirmation code to whoever registered and waits, an invitation to
/// staff who have not come yet, a code for another password to everybody else.
struct AccessMail: Sendable {
  private let accounts = AccountStore()
  private let confirmation = ConfirmationMail()
  private let codes = AccessCodeStore()
  private let mails = MailOutbox()

  /// - Returns: nil when the account has no address; then nothing was written.
  func send(
    to account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> AccessCodeOutcome? {
    if account.isConfirmed {
      return try await send(.reset, to: account, at: now, on: connection)
    }
    guard try await accounts.hasRole(.participant, account.participantID, on: connection) else {
      return try await send(.invitation, to: account, at: now, on: connection)
    }
    return try await confirmation.send(to: account, at: now, on: connection)
      ? .confirmationMailed : nil
  }

  private func send(
    _ purpose: AccessCodePurpose, to account: Account, at now: Date,
    on connection: PostgresConnection
  ) async throws -> AccessCodeOutcome? {
    let code = AccessCode.random()
    let isReset = purpose == .reset
    guard
      let mail = PendingMail(
        isReset
          ? .passwordReset(code: code.formatted) : .staffInvitation(code: code.formatted),
        to: account, at: now)
    else { return nil }
    try await codes.insert(
      code, for: purpose, of: account.participantID, at: now, on: connection)
    try await mails.enqueue(mail, on: connection)
    return isReset ? .resetMailed : .invitationMailed
  }
}
