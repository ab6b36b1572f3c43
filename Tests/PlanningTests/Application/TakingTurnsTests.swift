import Foundation
import Postgres
import ServiceKit
import TestSupport
import Testing

@testable import PlanningService

/// Every change of a participant's plan waits for the transaction that holds the lock.
@Suite struct TakingTurnsTests {
  private func expectWaiting(
    _ planned: Planned, _ work: @escaping @Sendable () async throws -> Void
  ) async throws {
    let store = ParticipantStore()
    let task = try await planned.pool.transaction { connection in
      try await connection.run([store.lock(planned.participantID)])
      let task = Task(operation: work)
      try await eventually("a transaction waits for the lock") {
        let name = ParticipantStore.lockName(planned.participantID)
        let rows = try await connection.query(
          """
          SELECT count(*) AS waiting FROM pg_locks
          WHERE locktype = 'advisory' AND NOT granted
            AND (classid::int8 << 32) | objid::int8 = hashtextextended(\(name), 0)
          """)
        return try rows[0].decode("waiting", as: Int.self) == 1
      }
      return task
    }
    try await task.value
  }

  @Test func aPlan() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    try await expectWaiting(planned) { _ = try await planned.plan() }
    #expect(try await planned.count("pending") == 64)
  }

  @Test func aChoice() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    try await expectWaiting(planned) { _ = try await planned.choose(.muted) }
    #expect(try await planned.schedule()?.isMuted == true)
  }

  @Test func aRenewedConsent() async throws {
    let planned = try await Planned()
    let enrolled = planned.enrolled(at: planned.now)
    try await expectWaiting(planned) {
      try await planned.apply(enrolled, by: EnrolmentConsumer(events: Planned.events))
    }
  }

  @Test func leaving() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    _ = try await planned.plan()
    try await expectWaiting(planned) { try await planned.leave(at: planned.now) }
    #expect(try await planned.count("pending") == 0)
  }
}
