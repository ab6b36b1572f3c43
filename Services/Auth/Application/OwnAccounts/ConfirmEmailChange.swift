package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Gives the caller's account the address that the mailed codes prove.
package struct ConfirmEmailChange: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let attempts: AttemptLimiter
  private let mailSignal: MailSignal
  private let securityEvents: SecurityEvents
  private let callerSession: CallerSession
  private let accounts = AccountStore()
  private let codes = ConfirmationCodeStore()
  private let accessCodes = AccessCodeStore()
  private let changes = EmailChangeStore()
  private let mails = MailOutbox()
  private let own = OwnAccountLookup()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, clock: any WallClock, rules: SessionRules, attempts: AttemptLimiter,
    mailSignal: MailSignal, securityEvents: SecurityEvents
  ) {
    self.pool = pool
    self.clock = clock
    self.attempts = attempts
    self.mailSignal = mailSignal
    self.securityEvents = securityEvents
    callerSession = CallerSession(rules: rules)
  }

  /// A change that was made goes on answering so until its codes expire: the first answer may have been lost.
  ///
  /// - Parameter currentCode: of the mail to the address that the account has; nil: none is kept.
  /// - Throws: ``AccountError`` `.codeRejected`, `.emailTaken`; `SessionError.ended`; ``TooManyAttempts``;
  ///   `PostgresError`.
  package func callAsFunction(
    _ code: ConfirmationCode, currentCode: ConfirmationCode?, caller: AccessClaims
  ) async throws -> OwnAccount {
    let now = clock.now()
    let account = try await attempts.countingWrong(
      .emailCode(of: caller.participantID), at: now
    ) {
      try await pool.write { connection in
        _ = try await callerSession.lock(caller, at: now, on: connection)
        let change = try await proven(code, currentCode, caller, at: now, on: connection)
        if change.doneAt == nil { try await take(change, caller, at: now, on: connection) }
        return try await own.read(caller.participantID, on: connection)
      }
    }
    mailSignal.raise()
    return account
  }

  /// The change that both codes are of.
  private func proven(
    _ code: ConfirmationCode, _ currentCode: ConfirmationCode?, _ caller: AccessClaims,
    at now: Date, on connection: PostgresConnection
  ) async throws -> EmailChange {
    func isRight(_ code: ConfirmationCode?, _ hash: String?) async throws -> Bool {
      guard let hash else { return true }
      guard let code else { return false }
      return try await codes.isRight(
        code, of: caller.participantID, hash: hash, on: connection)
    }
    guard let change = try await changes.find(of: caller.participantID, on: connection),
      now < change.expiresAt, try await isRight(code, change.codeHash),
      try await isRight(currentCode, change.currentCodeHash)
    else { throw AccountError.codeRejected }
    return change
  }

  private func take(
    _ change: EmailChange, _ caller: AccessClaims, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let participantID = caller.participantID
    let former = try await own.read(participantID, on: connection).account
    guard
      try await accounts.setEmail(
        change.email, passwordHash: change.passwordHash, of: participantID, on: connection)
    else { throw AccountError.emailTaken }
    try await changes.setDone(of: participantID, at: now, on: connection)
    // What went to the former address lets nobody in any more.
    try await accessCodes.delete(.reset, of: participantID, on: connection)
    try await mails.deleteAccessCodes(of: participantID, on: connection)
    try await mails.deleteEmailChanges(of: participantID, on: connection)
    if former.email?.lowercased() != change.email.key,
      let mail = PendingMail(.emailChanged, to: former, at: now)
    {
      try await mails.enqueue(mail, on: connection)
    }
    try await securityEvents.record(
      SecurityEvent(.emailChanged, by: participantID), on: connection)
    var records = [AuditRecord(.emailChanged, by: participantID, object: "")]
    if former.isAnonymous {
      records.append(AuditRecord(.accountUpgraded, by: participantID, object: ""))
    }
    try await audit.append(records, at: now, on: connection)
  }
}
