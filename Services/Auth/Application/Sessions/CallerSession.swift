import FoundationEssentials
import Postgres
import ServiceKit

/// Finds and locks the session of the caller's access token.
struct CallerSession: Sendable {
  let rules: SessionRules

  /// Locks the account and returns the session of the caller's token. After sign-out or revocation,
  /// the token cannot change anything and gets no successor.
  ///
  /// - Throws: `SessionError.ended`; `PostgresError`.
  func lock(
    _ caller: AccessClaims, at now: Date, on connection: PostgresConnection
  ) async throws -> Session {
    let (_, session) = try await connection.answers(
      to: AccountStore.lock(caller.participantID), SessionStore.find(caller.sessionID))
    return try alive(session, of: caller, at: now)
  }

  /// Returns the session without locking, for calls that only read.
  ///
  /// - Throws: `SessionError.ended`; `PostgresError`.
  func find(
    _ caller: AccessClaims, at now: Date, on executor: some PostgresExecutor
  ) async throws -> Session {
    let session = try await executor.answer(to: SessionStore.find(caller.sessionID))
    return try alive(session, of: caller, at: now)
  }

  private func alive(
    _ session: Session?, of caller: AccessClaims, at now: Date
  ) throws(SessionError) -> Session {
    guard let session, session.participantID == caller.participantID,
      session.family.isAlive(at: now, rules: rules)
    else { throw .ended }
    return session
  }
}

extension AuthEnvironment {
  var callerSession: CallerSession { CallerSession(rules: rules) }

  /// Rejects callers whose session has ended, so that a stolen access token cannot read data after
  /// its owner ended the session. Accepts callers without an account: the export of an erased one
  /// says so, and an administrator's is looked up by ``RecordOwnExport``.
  ///
  /// - Throws: `SessionError.ended`; `PostgresError`.
  func requireLivingSession(_ caller: AccessClaims) async throws {
    let now = clock.now()
    guard try await pool.answer(to: AccountStore.find(participantID: caller.participantID)) != nil
    else { return }
    _ = try await callerSession.find(caller, at: now, on: pool)
  }

  /// Verifies the password of a signed-in caller. Throttled per account, across all uses.
  ///
  /// - Parameter hasher: nil for the hasher of sign-ins.
  /// - Returns: the stored hash of the password.
  /// - Throws: ``RecoveryError`` `.accountAnonymous`, `.passwordWrong`; `SessionError.ended`;
  ///   ``TooManyAttempts``; `PostgresError`; errors of `PasswordHasher`.
  func requirePassword(
    _ password: String, of caller: AccessClaims, with hasher: PasswordHasher? = nil, at now: Date
  ) async throws -> String {
    guard
      let account = try await pool.answer(
        to: AccountStore.find(participantID: caller.participantID))
    else { throw SessionError.ended }
    guard let hash = account.passwordHash else { throw RecoveryError.accountAnonymous }
    let isRight = try await attempts.countingGuess(
      .ownPassword(caller.participantID), at: now
    ) {
      try await (hasher ?? self.hasher).match(password, with: hash)
    }
    guard isRight else { throw RecoveryError.passwordWrong }
    return hash
  }
}
