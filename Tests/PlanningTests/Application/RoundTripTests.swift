import Bus
import Calendar
import CalendarSamples
import Foundation
import Messages
import Postgres
import TestSupport
import Testing

@testable import PlanningService

/// Number of database round trips of a call.
@Suite struct RoundTripTests {
  private func expect(
    _ expected: Int, of pool: PostgresPool, in call: () async throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try await pool.withConnection { $0.roundTrips }
    try await call()
    let after = try await pool.withConnection { $0.roundTrips }
    #expect(after - before == expected, sourceLocation: sourceLocation)
  }

  @Test func whatAParticipantAsksForCostsFew() async throws {
    let database = try await TestDatabase.create()
    let pool = database.pool(as: .planning, connections: 1)
    _ = try await Migrator(schema: "planning", sets: PlanningAssembly.migrationSets)
      .apply(on: pool)
    let planned = Planned(pool: pool)
    // At fixed times: of random ones some may find no room, and such a plan is always read whole.
    try await planned.publish([
      .use(.everyDay(at: 1080)), .use("evening", .everyDay(at: 1200)),
    ])
    try await planned.join(at: planned.now)
    // The first call also looks up the study, writes, and publishes.
    try await expect(5, of: pool) { _ = try await planned.plan() }
    // One read of everything, and COMMIT.
    try await expect(2, of: pool) { _ = try await planned.plan() }
    try await expect(2, of: pool) { _ = try await planned.plan(zone: nil, limit: 3) }
    // An unchanged plan takes one round trip.
    let token = try await planned.answer().token
    try await expect(1, of: pool) {
      let answer = try await planned.answer(planToken: token)
      #expect(answer.isDelta && answer.plan.isEmpty && answer.token == token)
    }
    // A new plan takes round trips for the count of changes, the write, and the event.
    try await expect(5, of: pool) { _ = try await planned.plan(zone: "Asia/Tokyo") }
    try await expect(2, of: pool) { _ = try await planned.schedule() }
    try await expect(4, of: pool) { _ = try await planned.choose(.muted) }
    try await expect(2, of: pool) { _ = try await planned.choose(.muted) }
    // Includes COMMIT.
    try await expect(2, of: pool) {
      try await planned.answer("momentary", notificationID: UUID().uuidString)
    }
    await pool.close()
  }
}
