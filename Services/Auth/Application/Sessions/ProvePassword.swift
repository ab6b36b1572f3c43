package import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Proves the password once more in a session that goes on, for what needs a fresh proof.
package struct ProvePassword: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let issuer: TokenIssuer
  private let password: OwnPassword
  private let callerSession: CallerSession
  private let accounts = AccountStore()
  private let sessions = SessionStore()
  private let rightsStore = RightsStore()

  package init(
    pool: PostgresPool, hasher: PasswordHasher, clock: any WallClock, rules: SessionRules,
    attempts: AttemptLimiter, issuer: TokenIssuer
  ) {
    self.pool = pool
    self.clock = clock
    self.issuer = issuer
    password = OwnPassword(pool: pool, hasher: hasher, attempts: attempts)
    callerSession = CallerSession(rules: rules)
  }

  /// - Throws: ``RecoveryError`` `.accountAnonymous`, `.passwordWrong`; `SessionError.ended`, `.suspended`;
  ///   ``TooManyAttempts``; `PostgresError`; what `PasswordHasher` throws.
  package func callAsFunction(
    _ caller: AccessClaims, password text: String
  ) async throws -> IssuedAccessToken {
    let now = clock.now()
    let hash = try await password.prove(text, of: caller, at: now)
    let (session, rights): (Session, Rights) = try await pool.write { connection in
      var session = try await callerSession.lock(caller, at: now, on: connection)
      // None that was changed while it was compared.
      guard
        try await accounts.lock(caller.participantID, havingPassword: hash, on: connection)
      else { throw RecoveryError.passwordWrong }
      let rights = try await rightsStore.find(of: caller.participantID, on: connection)
      try rights.requireActive()
      try await sessions.setProven(session, at: now, on: connection)
      session.provenAt = now
      return (session, rights)
    }
    return try await issuer.accessToken(for: session, rights: rights, at: now)
  }
}
