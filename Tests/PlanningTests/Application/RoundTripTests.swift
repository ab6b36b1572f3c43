import Bus
import Calendar
import CalendarSamples
import Foundation
import Messages
import PlanningApplication
import PlanningDomain
import PlanningService
import Postgres
import TestSupport
import Testing

/// How often a call waits for the database.
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
    try await planned.publish([.use(.tenDaily), .use("evening", .everyDay(at: 1200))])
    try await planned.join(at: planned.now)
    // The first one also looks whether the study is known, writes, and tells of it.
    try await expect(5, of: pool) { _ = try await planned.plan() }
    // Everything read together, and COMMIT.
    try await expect(2, of: pool) { _ = try await planned.plan() }
    try await expect(2, of: pool) { _ = try await planned.plan(zone: nil, limit: 3) }
    // Whoever has it is told so in one.
    let token = try await planned.answer().token
    try await expect(1, of: pool) {
      let answer = try await planned.answer(planToken: token)
      #expect(answer.isDelta && answer.plan.isEmpty && answer.token == token)
    }
    // What is replanned is counted, written together, and told of.
    try await expect(5, of: pool) { _ = try await planned.plan(zone: "Asia/Tokyo") }
    try await expect(2, of: pool) { _ = try await planned.schedule() }
    try await expect(4, of: pool) { _ = try await planned.choose(.muted) }
    try await expect(2, of: pool) { _ = try await planned.choose(.muted) }
    // And COMMIT.
    try await expect(2, of: pool) {
      try await planned.answer("momentary", notificationID: UUID().uuidString)
    }
    await pool.close()
  }
}
