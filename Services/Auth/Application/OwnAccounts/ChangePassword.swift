import FoundationEssentials
import Postgres
import ServiceKit

/// Changes the caller's password, ends the other sessions and notifies the account's address.
struct ChangePassword: Sendable {
  let environment: AuthEnvironment

  /// Idempotent: a repetition after a lost response succeeds, because the new password is then the
  /// correct one.
  ///
  /// - Throws: ``RecoveryError`` `.accountAnonymous`, `.passwordWrong`, `.passwordRejected`;
  ///   `SessionError.ended`; ``TooManyAttempts``; `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(
    _ caller: AccessClaims, password old: String, newPassword: String
  ) async throws {
    let now = environment.clock.now()
    let participantID = caller.participantID
    let hash: String
    do {
      hash = try await environment.requirePassword(old, of: caller, at: now)
    } catch RecoveryError.passwordWrong {
      _ = try await environment.requirePassword(newPassword, of: caller, at: now)
      return
    }
    let account = try await environment.pool.answer(
      to: AccountStore.find(participantID: participantID))
    let name = account?.username.flatMap { try? Username($0) }
    let email = account?.email.flatMap { EmailAddress($0) }
    if let rejection = PasswordPolicy.rejection(of: newPassword, username: name, email: email) {
      throw RecoveryError.passwordRejected(rejection)
    }
    let newHash = try await environment.hasher.hash(newPassword)
    try await environment.pool.write { connection in
      let session = try await environment.callerSession.lock(caller, at: now, on: connection)
      let (isUnchanged, account) = try await connection.answers(
        to: AccountStore.lock(participantID, havingPassword: hash),
        AccountStore.find(participantID: participantID))
      guard isUnchanged, let account else { throw RecoveryError.passwordWrong }
      try await connection.run(
        [AccountStore.setPasswordHash(newHash, of: participantID)]
          + SessionStore.endAll(of: participantID, except: session.sessionID, at: now)
          + [
            // Invalidates codes that an attacker may have requested.
            AccessCodeStore.delete(.reset, of: participantID),
            MailOutbox.deleteAccessCodes(of: participantID),
            EmailChangeStore.delete(of: participantID),
            MailOutbox.deleteEmailChanges(of: participantID),
          ] + environment.mails.enqueue(PendingMail(.passwordChanged, to: account, at: now)))
      try await environment.securityEvents.record(
        SecurityEvent(.passwordChanged, by: participantID), on: connection)
      try await environment.record(
        [AuditRecord(.passwordChanged, by: participantID, object: "")], at: now, on: connection)
    }
    environment.mailSignal.raise()
  }
}
