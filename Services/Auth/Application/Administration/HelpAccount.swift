import FoundationEssentials
import Postgres
import ServiceKit

/// Why an administrator activated or reset an account by hand. Raw values are stored permanently.
enum AccountHelpReason: String, Sendable, Hashable, CaseIterable {
  case mailLost = "mail_lost"
  case codesLost = "codes_lost"
  case other
}

/// Activates a participant's account that waits for its confirmation code.
struct ActivateAccount: Sendable {
  let environment: AuthEnvironment

  /// Does nothing if the account is active. Otherwise deletes the address, which the owner has not
  /// proved.
  ///
  /// - Throws: ``ManagedAccountError``; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ participantID: UUID, reason: AccountHelpReason, actor: UUID
  ) async throws -> ManagedAccount {
    try await ActingAdministrators().change(
      participantID, actor: actor, in: environment
    ) { account, connection in
      guard account.roles == [.participant] else { throw ManagedAccountError.notAParticipant }
      if account.confirmedAt != nil { return account }
      guard account.username != nil else { throw ManagedAccountError.usernameMissing }
      let now = environment.clock.now()
      try await connection.run([
        AccountStore.confirmWithoutAddress(participantID, at: now),
        ConfirmationCodeStore.delete(of: participantID),
        MailOutbox.deleteCodes(of: participantID),
      ])
      try await environment.record(
        [
          AuditRecord(
            action: .accountActivated, actor: actor, subject: participantID,
            object: reason.rawValue)
        ], at: now, on: connection)
      guard let activated = try await connection.answer(to: ManagedAccountStore.find(participantID))
      else { throw ManagedAccountError.unknown }
      return activated
    }
  }
}

/// Issues a code with which the owner of a participant's account sets another password.
struct ResetAccount: Sendable {
  let environment: AuthEnvironment

  /// - Returns: a code to hand over, which is valid as long as a mailed one.
  /// - Throws: ``ManagedAccountError``; `SessionError.suspended`; `PostgresError`.
  func callAsFunction(
    _ participantID: UUID, reason: AccountHelpReason, actor: UUID
  ) async throws -> (code: AccessCode, expiresAt: Date) {
    try await ActingAdministrators().change(
      participantID, actor: actor, in: environment
    ) { account, connection in
      guard account.roles == [.participant] else { throw ManagedAccountError.notAParticipant }
      guard account.confirmedAt != nil else { throw ManagedAccountError.notConfirmed }
      let (code, now) = (AccessCode.random(), environment.clock.now())
      guard
        try await connection.answer(to: AccountStore.find(participantID: participantID))?
          .passwordHash != nil
      else { throw ManagedAccountError.anonymous }
      try await connection.run(
        AccessCodeStore.insert(code, for: .reset, of: participantID, at: now))
      try await environment.record(
        [
          AuditRecord(
            action: .accountReset, actor: actor, subject: participantID, object: reason.rawValue)
        ], at: now, on: connection)
      return (code, now + (AccessCodePurpose.reset.lifetime ?? 0))
    }
  }
}
