import FoundationEssentials
import Postgres
import ServiceKit

/// Removes the second factor of an account whose owner has lost it, and ends the account's sessions.
struct ResetSecondFactor: Sendable {
  let environment: AuthEnvironment

  /// Does nothing if the account has no second factor.
  ///
  /// - Throws: ``ManagedAccountError`` `.unknown`, `.notAdministrator`;
  ///   ``SecondFactorError`` `.codeRequired` for the administrator's own account;
  ///   `SessionError.suspended`; `PostgresError`.
  func callAsFunction(_ participantID: UUID, actor: UUID) async throws -> ManagedAccount {
    if participantID == actor { throw SecondFactorError.codeRequired }
    let changed = try await ActingAdministrators().change(
      participantID, actor: actor, in: environment
    ) { account, connection in
      guard try await connection.answer(to: SecondFactorStore.delete(of: participantID)) else {
        return account
      }
      let now = environment.clock.now()
      try await connection.run(SessionStore.endAll(of: participantID, at: now))
      try await environment.recordSecondFactor(
        [AuditRecord(action: .secondFactorReset, actor: actor, subject: participantID)],
        of: participantID, at: now, on: connection)
      var changed = account
      changed.hasSecondFactor = false
      return changed
    }
    environment.mailSignal.raise()
    return changed
  }
}
