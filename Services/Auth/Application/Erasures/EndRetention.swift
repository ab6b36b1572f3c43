import AuthDomain
import AuthStore
import FoundationEssentials
package import Postgres
package import ServiceKit

/// Begins the erasure of what studies have of people longer than they said. Once begun, nothing of the
/// participant is in the study, so that nobody's is begun twice, whenever this ends and however many do it.
package struct EndRetention: Sendable {
  /// Erasures of any kind under way, above which no more are begun: each of them has all services read and
  /// write, and submissions come first.
  package static let underWayMax = 20

  private let pool: PostgresPool
  private let events: any EventPublisher
  private let clock: any WallClock
  private let begin: BeginErasure
  private let accounts = AccountStore()
  private let requests = ErasureRequestStore()
  private let retentions = RetentionStore()

  package init(pool: PostgresPool, events: any EventPublisher, clock: any WallClock) {
    self.pool = pool
    self.events = events
    self.clock = clock
    begin = BeginErasure(events: events)
  }

  /// As many as there is room for.
  ///
  /// - Returns: how many were begun.
  /// - Throws: `PostgresError`.
  package func callAsFunction() async throws -> Int {
    let now = clock.now()
    let underWay = try await requests.underWay(atMost: Self.underWayMax, on: pool)
    guard underWay < Self.underWayMax else { return 0 }
    let due = try await retentions.due(at: now, limit: Self.underWayMax - underWay, on: pool)
    var begun = 0
    for found in due {
      begun += try await end(found, at: now) ? 1 : 0
    }
    if begun > 0 { events.wake() }
    return begun
  }

  /// False where there is nothing to end any more: they joined again, or another process was here.
  private func end(_ found: RetentionStore.Due, at now: Date) async throws -> Bool {
    try await pool.write { connection in
      guard try await accounts.lock(found.participantID, on: connection) else { return false }
      // Somebody may be due in many studies.
      let due = try await retentions.due(
        at: now, of: found.participantID, limit: Int(Int32.max), on: connection)
      guard due.contains(found), let mode = ErasureOrder.Mode(rawValue: found.outcome.rawValue)
      else { return false }
      try await begin(
        ErasureOrder(
          erasureID: UUID(), participantID: found.participantID, studyID: found.studyID, mode: mode,
          requestedAt: now),
        as: AuditRecord(action: .retentionEnded), for: .retention, on: connection)
      return true
    }
  }
}
