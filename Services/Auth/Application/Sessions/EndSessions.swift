package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Ends sessions of the caller's own. Their refresh tokens are refused from then on; access tokens are good
/// until they end.
package struct EndSessions: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let callerSession: CallerSession
  private let sessions = SessionStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock, rules: SessionRules) {
    self.pool = pool
    self.clock = clock
    callerSession = CallerSession(rules: rules)
  }

  /// One of them; that one has ended already is as good.
  ///
  /// - Throws: `SessionError.unknown`, `.ended`; `PostgresError`.
  package func one(_ sessionID: UUID, caller: AccessClaims) async throws {
    let now = clock.now()
    // The caller's own may have been ended by the same call, whose answer was lost.
    if sessionID == caller.sessionID, try await hasEnded(caller) { return }
    try await pool.write { connection in
      _ = try await callerSession.lock(caller, at: now, on: connection)
      guard var session = try await sessions.find(sessionID, on: connection),
        session.participantID == caller.participantID
      else { throw SessionError.unknown }
      if session.family.revokedAt != nil { return }
      session.family.revoke(at: now)
      try await sessions.update(session, adding: nil, on: connection)
      try await audit.append(
        [AuditRecord(.sessionEnded, by: caller.participantID, object: session.auditObject)],
        at: now, on: connection)
    }
  }

  /// All of them.
  ///
  /// - Parameter keepCurrent: but the one of the caller's token.
  /// - Throws: `SessionError.ended`; `PostgresError`.
  package func all(caller: AccessClaims, keepCurrent: Bool) async throws {
    let now = clock.now()
    if !keepCurrent, try await hasEnded(caller) { return }
    try await pool.write { connection in
      let session = try await callerSession.lock(caller, at: now, on: connection)
      try await sessions.endAll(
        of: caller.participantID, except: keepCurrent ? session.sessionID : nil, at: now,
        on: connection)
      try await audit.append(
        [AuditRecord(.sessionsEnded, by: caller.participantID, object: "")], at: now,
        on: connection)
    }
  }

  private func hasEnded(_ caller: AccessClaims) async throws -> Bool {
    let session = try await sessions.find(caller.sessionID, on: pool)
    return session?.participantID == caller.participantID && session?.family.revokedAt != nil
  }
}
