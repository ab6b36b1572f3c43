package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Sends somebody what lets them in, at an administrator's request (TYT §4.1.6.3, TNN §6.4).
package struct SendAccessCode: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let mailSignal: MailSignal
  private let administrators = ActingAdministrators()
  private let accounts = AccountStore()
  private let codes = AccessCodeStore()
  private let mail = AccessMail()
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock, mailSignal: MailSignal) {
    self.pool = pool
    self.clock = clock
    self.mailSignal = mailSignal
  }

  /// - Parameter identifier: a username or an address, as typed.
  /// - Throws: `RecoveryError.accountUnknown` or `.addressMissing`; `ManagedAccountError.notAdministrator`;
  ///   `SessionError.suspended`; `PostgresError`.
  package func callAsFunction(
    _ identifier: String, actor: UUID
  ) async throws -> AccessCodeOutcome {
    let now = clock.now()
    let outcome = try await pool.write { connection in
      try await administrators.require(actor, on: connection)
      guard let found = try await accounts.find(identifier: identifier, on: connection),
        try await accounts.lock(found.participantID, on: connection),
        let account = try await accounts.find(
          participantID: found.participantID, on: connection)
      else { throw RecoveryError.accountUnknown }
      let mailed = try await mail.send(to: account, at: now, on: connection)
      let outcome =
        if let mailed { mailed } else { try await issue(to: account, at: now, on: connection) }
      try await audit.append(
        [
          AuditRecord(
            action: mailed == nil ? .accessCodeIssued : .accessCodeSent, actor: actor,
            subject: account.participantID)
        ], at: now, on: connection)
      return outcome
    }
    mailSignal.raise()
    return outcome
  }

  /// For staff alone: whoever hands a participant's code over could use it, and be the participant.
  private func issue(
    to account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> AccessCodeOutcome {
    if try await accounts.hasRole(.participant, account.participantID, on: connection) {
      throw RecoveryError.addressMissing
    }
    let code = AccessCode.random()
    try await codes.insert(
      code, for: .invitation, of: account.participantID, at: now, on: connection)
    return .issued(code, expiresAt: now + AccountRules.waitingLifetime)
  }
}
