import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Ends the session of a refresh token, be the token old or new; does nothing for other texts.
package struct SignOut: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let sessions = SessionStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  package func callAsFunction(_ text: String) async throws {
    guard let presented = RefreshToken(text: text) else { return }
    let now = clock.now()
    try await pool.write { connection in
      guard var session = try await sessions.lock(presented, on: connection)?.session,
        session.family.revokedAt == nil
      else { return }
      session.family.revoke(at: now)
      try await sessions.update(session, adding: nil, on: connection)
      try await audit.append(
        [AuditRecord(.signedOut, by: session.participantID, object: session.auditObject)],
        at: now, on: connection)
    }
  }
}
