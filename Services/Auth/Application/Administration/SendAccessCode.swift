import FoundationEssentials
import Postgres
import ServiceKit

/// Sends an account an access code at an administrator's request (TYT §4.1.6.3, TNN §6.4).
struct SendAccessCode: Sendable {
  let environment: AuthEnvironment

  /// - Parameter identifier: username or e-mail address, as typed.
  /// - Throws: `RecoveryError.accountUnknown` or `.addressMissing`;
  ///   `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ identifier: String, actor: UUID
  ) async throws -> AccessCodeOutcome {
    let now = environment.clock.now()
    let outcome = try await environment.pool.write { connection in
      try await ActingAdministrators().require(actor, on: connection)
      guard let account = try await AccountStore.lock(identifier: identifier, on: connection) else {
        throw RecoveryError.accountUnknown
      }
      let mailed = try await AccessMail(mails: environment.mails).send(
        to: account, at: now, on: connection)
      let outcome =
        if let mailed { mailed } else { try await issue(to: account, at: now, on: connection) }
      try await environment.record(
        [
          AuditRecord(
            action: mailed == nil ? .accessCodeIssued : .accessCodeSent, actor: actor,
            subject: account.participantID)
        ], at: now, on: connection)
      return outcome
    }
    environment.mailSignal.raise()
    return outcome
  }

  /// Issues a code to hand over, for staff only: an administrator could use a participant's code to
  /// impersonate the participant.
  private func issue(
    to account: Account, at now: Date, on connection: PostgresConnection
  ) async throws -> AccessCodeOutcome {
    if try await connection.answer(
      to: AccountStore.hasRole(.participant, account.participantID))
    {
      throw RecoveryError.addressMissing
    }
    let code = AccessCode.random()
    try await connection.run(
      AccessCodeStore.insert(code, for: .invitation, of: account.participantID, at: now))
    return .issued(code, expiresAt: now + AccountRules.waitingLifetime)
  }
}
