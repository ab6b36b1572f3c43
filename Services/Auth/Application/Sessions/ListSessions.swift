package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Lists the caller's sessions that go on, newest first.
package struct ListSessions: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let rules: SessionRules
  private let sessions = SessionStore()

  package init(pool: PostgresPool, clock: any WallClock, rules: SessionRules) {
    self.pool = pool
    self.clock = clock
    self.rules = rules
  }

  /// - Parameter last: the last one of the page before; nil: from the first.
  /// - Throws: `SessionError.ended`; `PostgresError`.
  package func callAsFunction(
    _ caller: AccessClaims, after last: UUID?, pageSize: Int
  ) async throws -> Page<OwnSession> {
    let now = clock.now()
    guard let own = try await sessions.find(caller.sessionID, on: pool),
      own.family.isAlive(at: now, rules: rules)
    else { throw SessionError.ended }
    let found = try await sessions.list(
      of: caller.participantID, after: last, limit: pageSize + 1, at: now, rules: rules, on: pool)
    return Page(found.map { OwnSession($0, of: caller, rules) }, size: pageSize)
  }
}
