import FoundationEssentials
import Postgres
import ServiceKit

/// Verifies the password again within a session, for calls that need a fresh proof.
struct ProvePassword: Sendable {
  let environment: AuthEnvironment

  /// - Throws: ``RecoveryError`` `.accountAnonymous`, `.passwordWrong`; `SessionError.ended`,
  ///   `.suspended`; ``TooManyAttempts``; `PostgresError`; errors of `PasswordHasher`.
  func callAsFunction(
    _ caller: AccessClaims, password text: String
  ) async throws -> IssuedAccessToken {
    let now = environment.clock.now()
    let hash = try await environment.requirePassword(text, of: caller, at: now)
    let (session, rights): (Session, Rights) = try await environment.pool.write { connection in
      var session = try await environment.callerSession.lock(caller, at: now, on: connection)
      let (isUnchanged, rights) = try await connection.answers(
        to: AccountStore.lock(caller.participantID, havingPassword: hash),
        RightsStore.find(of: caller.participantID, at: now))
      // Rejects a password that was changed during the comparison.
      guard isUnchanged else { throw RecoveryError.passwordWrong }
      try rights.requireActive()
      try await connection.answer(to: SessionStore.setProven(session, at: now))
      session.provenAt = now
      return (session, rights)
    }
    return try await environment.tokens.accessToken(for: session, rights: rights, at: now)
  }
}
