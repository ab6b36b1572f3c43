import FoundationEssentials
import Postgres

/// Mails an account what it needs to sign in: a confirmation code if it is unconfirmed, an
/// invitation if it is staff without a password, otherwise a reset code.
struct AccessMail: Sendable {
  let mails: MailOutbox

  /// - Returns: nil if the account has no address; nothing is written then.
  func send(
    to account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> AccessCodeOutcome? {
    if account.isConfirmed {
      let code = AccessCode.random()
      return try await send(
        code, .passwordReset(code: code.formatted), for: .reset, to: account, at: now,
        on: connection) ? .resetMailed : nil
    }
    guard
      try await connection.answer(
        to: AccountStore.hasRole(.participant, account.participantID))
    else {
      return try await invite(account, at: now, on: connection) ? .invitationMailed : nil
    }
    return try await sendConfirmation(to: account, at: now, on: connection)
      ? .confirmationMailed : nil
  }

  /// - Returns: false if the account has no address; nothing is written then.
  private func invite(
    _ account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let code = AccessCode.random()
    let studyIDs = try await connection.answer(
      to: AccountStore.ledStudies(of: account.participantID))
    let titles = try await connection.answer(to: StudyStore.titles(of: studyIDs))
    return try await send(
      code,
      .staffInvitation(
        code: code.formatted, studies: titles.lines(of: studyIDs, in: account.language)),
      for: .invitation, to: account, at: now, on: connection)
  }

  private func send(
    _ code: AccessCode, _ mail: MailPurpose, for purpose: AccessCodePurpose, to account: Account,
    at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    guard let mail = PendingMail(mail, to: account, at: now) else { return false }
    try await connection.run(
      AccessCodeStore.insert(code, for: purpose, of: account.participantID, at: now)
        + mails.enqueue(mail))
    return true
  }

  /// Mails a confirmation code to an unconfirmed account.
  ///
  /// If the address is the only name and already belongs to another account, the mail says so and
  /// the code is random. The owner of the address is informed; the caller cannot tell the
  /// difference.
  ///
  /// - Returns: false if the account has no address; nothing is written then.
  func sendConfirmation(
    to account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    guard let email = account.email.flatMap(EmailAddress.init) else { return false }
    let code = ConfirmationCode.random()
    let (isTaken, key) = try await connection.answers(
      to: AccountStore.isTaken(email, besides: account.participantID), ConfirmationCodeStore.key())
    let purpose: MailPurpose =
      isTaken && account.username == nil ? .addressTaken : .confirmation(code: code.formatted)
    guard let mail = PendingMail(purpose, to: account, at: now) else { return false }
    try await connection.run(
      [
        ConfirmationCodeStore.set(
          hash: ConfirmationCodeStore.hash(code, key: key),
          of: account.participantID, until: now.addingTimeInterval(ConfirmationCode.lifetime))
      ] + mails.enqueue(mail))
    return true
  }
}
