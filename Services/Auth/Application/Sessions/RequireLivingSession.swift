package import AuthDomain
import AuthStore
package import Postgres
package import ServiceKit

/// Lets nobody on whose session has ended: a stolen access token must not read everything that is kept after its
/// owner has acted.
package struct RequireLivingSession: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let session: CallerSession
  private let accounts = AccountStore()

  package init(pool: PostgresPool, clock: any WallClock, rules: SessionRules) {
    self.pool = pool
    self.clock = clock
    session = CallerSession(rules: rules)
  }

  /// An account that is gone is none of its business.
  ///
  /// - Throws: `SessionError.ended`; `PostgresError`.
  package func callAsFunction(_ caller: AccessClaims) async throws {
    let now = clock.now()
    guard try await accounts.find(participantID: caller.participantID, on: pool) != nil else {
      return
    }
    _ = try await session.find(caller, at: now, on: pool)
  }
}
