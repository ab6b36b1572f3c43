import FoundationEssentials
import Postgres
import ServiceKit

/// Verifies the password, and the second factor if there is one, again within a session, for calls
/// that need a fresh proof.
struct ProvePassword: Sendable {
  let environment: AuthEnvironment

  /// - Parameter oneTimeCode: code of the second factor, as typed; empty if not given.
  /// - Throws: ``RecoveryError`` `.accountAnonymous`, `.passwordWrong`; ``SecondFactorError``
  ///   `.codeRequired`, `.codeRejected`; `SessionError.ended`, `.suspended`; ``TooManyAttempts``;
  ///   `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(
    _ caller: AccessClaims, password text: String, oneTimeCode: String = ""
  ) async throws -> IssuedAccessToken {
    let now = environment.clock.now()
    let hash = try await environment.requirePassword(text, of: caller, at: now)
    let (session, rights) = try await environment.countingCode(
      oneTimeCode, of: caller.participantID, at: now
    ) {
      try await prove(caller, passwordHash: hash, oneTimeCode: oneTimeCode, at: now)
    }
    return try await environment.tokens.accessToken(for: session, rights: rights, at: now)
  }

  private func prove(
    _ caller: AccessClaims, passwordHash: String, oneTimeCode: String, at now: Date
  ) async throws -> (Session, Rights) {
    try await environment.pool.write { connection in
      var session = try await environment.callerSession.lock(caller, at: now, on: connection)
      let (isUnchanged, rights) = try await connection.answers(
        to: AccountStore.lock(caller.participantID, havingPassword: passwordHash),
        RightsStore.find(of: caller.participantID, at: now))
      // Rejects a password that was changed during the comparison.
      guard isUnchanged else { throw RecoveryError.passwordWrong }
      try rights.requireActive()
      let used = try await UseSecondFactor(environment: environment).ifPresent(
        oneTimeCode, of: caller.participantID, at: now, on: connection)
      try await environment.record(used, at: now, on: connection)
      try await connection.answer(to: SessionStore.setProven(session, at: now))
      session.provenAt = now
      return (session, rights)
    }
  }
}
