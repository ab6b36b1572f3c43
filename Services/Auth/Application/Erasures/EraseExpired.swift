import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Begins the erasure of accounts that nobody can use any more and of which other services may have something:
/// anonymous ones without a session that take part in nothing, and unconfirmed ones of staff or that were
/// suspended or marked. ``DeleteExpired`` deletes the other unconfirmed ones.
package struct EraseExpired: Sendable {
  private let pool: PostgresPool
  private let events: any EventPublisher
  private let clock: any WallClock
  private let begin: BeginErasure
  private let accounts = AccountStore()
  private let requests = ErasureRequestStore()

  package init(pool: PostgresPool, events: any EventPublisher, clock: any WallClock) {
    self.pool = pool
    self.events = events
    self.clock = clock
    begin = BeginErasure(events: events)
  }

  /// As many as there is room for among the erasures that are under way, see ``EndRetention``.
  ///
  /// - Returns: how many were begun.
  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws -> Int {
    let now = clock.now()
    let underWay = try await requests.underWay(atMost: EndRetention.underWayMax, on: pool)
    guard underWay < EndRetention.underWayMax else { return 0 }
    let expired = try await accounts.expired(
      at: now, atMost: EndRetention.underWayMax - underWay, on: pool)
    var begun = 0
    for participantID in expired {
      begun += try await erase(participantID, at: now) ? 1 : 0
    }
    if begun > 0 { events.wake() }
    return begun
  }

  /// False where it is gone, or in use again.
  private func erase(_ participantID: UUID, at now: Date) async throws -> Bool {
    try await pool.write { connection in
      guard try await accounts.lock(participantID, on: connection),
        try await accounts.isExpired(participantID, at: now, on: connection)
      else { return false }
      try await begin(
        ErasureOrder(
          erasureID: UUID(), participantID: participantID, studyID: "", mode: .eraseAnswers,
          requestedAt: now),
        as: AuditRecord(action: .accountExpired), for: .expiry, on: connection)
      return true
    }
  }
}
