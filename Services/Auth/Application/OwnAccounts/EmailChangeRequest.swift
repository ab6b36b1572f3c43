import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres

/// Notes the address that an account is to have, and mails the codes that prove it.
///
/// To an address that another account has proved goes a mail that says so, and its code is known to nobody:
/// the caller cannot tell the difference.
struct EmailChangeRequest: Sendable {
  private let attempts: AttemptLimiter
  private let accounts = AccountStore()
  private let codes = ConfirmationCodeStore()
  private let changes = EmailChangeStore()
  private let mails = MailOutbox()

  init(attempts: AttemptLimiter) { self.attempts = attempts }

  /// Charges both limits before `change`. Where another call has ended the session or named the account
  /// meanwhile, no mail goes: the charge is taken back, so that it is no trace of an account that was erased.
  ///
  /// - Throws: ``TooManyAttempts``; `PostgresError`; what `change` throws.
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
    {
      for key in keys { try await attempts.refund(key) }
      throw error
    }
  }

  /// The account is locked.
  ///
  /// - Parameter passwordHash: of an anonymous account whose name the address will be.
  /// - Returns: whether a code went to the address that the account has.
  func make(
    _ email: EmailAddress, for account: Account, passwordHash: String? = nil, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    let participantID = account.participantID
    try await mails.deleteEmailChanges(of: participantID, on: connection)
    let (code, currentCode) = (ConfirmationCode.random(), ConfirmationCode.random())
    let toCurrent = PendingMail(
      .emailChangeCurrent(code: currentCode.formatted), to: account, at: now)
    try await changes.set(
      EmailChange(
        email: email, codeHash: try await codes.hash(code, of: participantID, on: connection),
        currentCodeHash: toCurrent == nil
          ? nil : try await codes.hash(currentCode, of: participantID, on: connection),
        passwordHash: passwordHash,
        expiresAt: now.addingTimeInterval(ConfirmationCode.lifetime)),
      of: participantID, on: connection)
    let isTaken = try await accounts.isTaken(email, besides: participantID, on: connection)
    // Who owns the address may be a stranger: nothing of the account is told there.
    try await mails.enqueue(
      PendingMail(
        participantID: participantID, recipient: email.text, language: account.language,
        username: email.text,
        purpose: isTaken ? .addressTaken : .emailChange(code: code.formatted), createdAt: now),
      on: connection)
    if let toCurrent { try await mails.enqueue(toCurrent, on: connection) }
    return toCurrent != nil
  }
}
