import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres
import ServiceKit

/// The session of a caller's access token, for what changes the caller's enrolments.
struct CallerSession: Sendable {
  let rules: SessionRules
  private let accounts = AccountStore()
  private let sessions = SessionStore()

  init(rules: SessionRules) { self.rules = rules }

  /// Locks the account, and finds the session of the caller's token. After a sign-out or a revocation
  /// the token changes nothing and gets no successor.
  ///
  /// - Throws: `SessionError.ended`; `PostgresError`.
  func lock(
    _ caller: AccessClaims, at now: Date, on connection: PostgresConnection
  ) async throws -> Session {
    guard try await accounts.lock(caller.participantID, on: connection) else {
      throw SessionError.ended
    }
    return try await find(caller, at: now, on: connection)
  }

  /// The same for who changes nothing.
  ///
  /// - Throws: `SessionError.ended`; `PostgresError`.
  func find(
    _ caller: AccessClaims, at now: Date, on executor: some PostgresExecutor
  ) async throws -> Session {
    guard let session = try await sessions.find(caller.sessionID, on: executor),
      session.participantID == caller.participantID,
      session.family.isAlive(at: now, rules: rules)
    else { throw SessionError.ended }
    return session
  }
}
