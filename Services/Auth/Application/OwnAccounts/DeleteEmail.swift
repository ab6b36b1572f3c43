package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Deletes the address of the caller's account; a recovery code takes its place.
package struct DeleteEmail: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let securityEvents: SecurityEvents
  private let callerSession: CallerSession
  private let accounts = AccountStore()
  private let accessCodes = AccessCodeStore()
  private let changes = EmailChangeStore()
  private let mails = MailOutbox()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, clock: any WallClock, rules: SessionRules, mailSignal: MailSignal,
    securityEvents: SecurityEvents
  ) {
    self.pool = pool
    self.clock = clock
    self.mailSignal = mailSignal
    self.securityEvents = securityEvents
    callerSession = CallerSession(rules: rules)
  }

  /// - Throws: `RecoveryError.accountAnonymous`; `AccountChange.Refusal.nameRequired`;
  ///   `SessionError.freshProofRequired`, `.ended`; `PostgresError`.
  package func callAsFunction(_ caller: AccessClaims) async throws -> AccessCode {
    let now = clock.now()
    let code = AccessCode.random()
    try await pool.write { connection in
      _ = try await callerSession.lock(caller, at: now, on: connection)
      guard
        let account = try await accounts.find(
          participantID: caller.participantID, on: connection)
      else { throw SessionError.ended }
      if account.isAnonymous { throw RecoveryError.accountAnonymous }
      guard caller.hasFreshProof(at: now) else { throw SessionError.freshProofRequired }
      if account.username == nil { throw AccountChange.Refusal.nameRequired }
      try await accessCodes.insert(
        code, for: .recovery, of: caller.participantID, at: now, on: connection)
      // Once: who sends this again has no address any more.
      guard account.email != nil else { return }
      try await delete(account, code, at: now, on: connection)
    }
    mailSignal.raise()
    return code
  }

  private func delete(
    _ account: Account, _ code: AccessCode, at now: Date, on connection: PostgresConnection
  ) async throws {
    let participantID = account.participantID
    try await accounts.deleteEmail(of: participantID, on: connection)
    try await changes.delete(of: participantID, on: connection)
    try await accessCodes.delete(.reset, of: participantID, on: connection)
    try await mails.deleteAccessCodes(of: participantID, on: connection)
    try await mails.deleteEmailChanges(of: participantID, on: connection)
    try await mails.deleteNewsletters(of: participantID, on: connection)
    // The last mail to an address that goes (TYT NFR 4).
    if let mail = PendingMail(.recoveryCode(code: code.formatted), to: account, at: now) {
      try await mails.enqueue(mail, on: connection)
    }
    try await securityEvents.record(
      SecurityEvent(.emailChanged, by: participantID), on: connection)
    try await audit.append(
      [AuditRecord(.emailDeleted, by: participantID, object: "")], at: now, on: connection)
  }
}
