import FoundationEssentials
import Postgres

/// Records a pending address change and mails its confirmation codes.
///
/// If another account has confirmed the address, the mail says so and the code is random: the
/// caller cannot tell the difference.
struct EmailChangeRequest: Sendable {
  let attempts: AttemptLimiter
  let mails: MailOutbox

  enum Failure: Error {
    /// The same request was carried out meanwhile.
    case overtaken
  }

  /// Charges both limits, then runs `change`. Refunds the charge if a concurrent call ended the
  /// session or named the account, so that no trace of an erased account remains, or did the same.
  ///
  /// - Throws: ``TooManyAttempts``; `PostgresError`; errors of `change`.
  func charged<Outcome: Sendable>(
    _ email: EmailAddress, of participantID: UUID, isUpgrade: Bool = false, at now: Date,
    _ change: () async throws -> Outcome
  ) async throws -> Outcome {
    let keys: [ThrottleKey] = [
      .emailChange(of: participantID), .emailChange(to: email, byAnonymous: isUpgrade),
    ]
    for key in keys { try await attempts.charge(key, at: now) }
    do {
      return try await change()
    } catch let error
      where error as? SessionError == .ended || error as? AccountError == .notAnonymous
      || error is Failure
    {
      for key in keys { try await attempts.refund(key) }
      throw error
    }
  }

  /// Records the change. The account is locked.
  ///
  /// - Parameter passwordHash: hash for an anonymous account that will be named by the address.
  /// - Returns: whether a code was sent to the current address.
  func make(
    _ email: EmailAddress, for account: Account, passwordHash: String? = nil, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let participantID = account.participantID
    let (isTaken, key) = try await connection.answers(
      to: AccountStore.isTaken(email, besides: participantID), ConfirmationCodeStore.key())
    let (code, currentCode) = (ConfirmationCode.random(), ConfirmationCode.random())
    let toCurrent = PendingMail(
      .emailChangeCurrent(code: currentCode.formatted), to: account, at: now)
    func hash(_ code: ConfirmationCode) -> String {
      ConfirmationCodeStore.hash(code, of: participantID, key: key)
    }
    let change = EmailChange(
      email: email, codeHash: hash(code),
      currentCodeHash: toCurrent == nil ? nil : hash(currentCode), passwordHash: passwordHash,
      expiresAt: now.addingTimeInterval(ConfirmationCode.lifetime))
    // The owner of the address may be a stranger: the mail reveals nothing about the account.
    let mail = PendingMail(
      participantID: participantID, recipient: email.text, language: account.language,
      username: email.text,
      purpose: isTaken ? .addressTaken : .emailChange(code: code.formatted), createdAt: now)
    try await connection.run(
      [MailOutbox.deleteEmailChanges(of: participantID)]
        + EmailChangeStore.set(change, of: participantID)
        + mails.enqueue(mail) + mails.enqueue(toCurrent))
    return toCurrent != nil
  }
}
