import Bus
import CalendarSamples
import Foundation
import Messages
import Postgres
import TestSupport
import Testing

@testable import PlanningApplication
@testable import PlanningDomain
@testable import ServiceKit

/// What becomes of plans whose participant is erased.
@Suite struct ErasureTests {
  private func erase(_ planned: Planned, study: String = "") async throws -> [String: Int64] {
    let erasureID = UUID()
    try await planned.pool.transaction {
      try await ErasureStore().note(
        ErasureOrder(
          erasureID: erasureID, participantID: planned.participantID, studyID: study,
          mode: .eraseAnswers, requestedAt: planned.now), on: $0)
    }
    let clock = SystemClock()
    var work = ErasureWork(
      pool: planned.pool, outbox: Outbox(source: "otolith-planning"), clock: clock,
      logger: TestLog.logger)
    work.pieceRows = 20
    try await eventually("the erasure is done") {
      try await work.workOff()
      return try await !planned.pool.query(
        "SELECT FROM erasures WHERE erasure_id = \(erasureID) AND done_at IS NOT NULL"
      ).isEmpty
    }
    let rows = try await planned.pool.query(
      """
      SELECT key, value::bigint FROM erasures, jsonb_each_text(counts)
      WHERE erasure_id = \(erasureID)
      """)
    return try rows.reduce(into: [:]) { counts, row in
      let (kind, count) = try row.decode(String.self, Int64.self)
      counts[kind] = count
    }
  }

  private func planned() async throws -> Planned {
    var planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 1200)), .use("random", .standard(.daily(1)))])
    try await planned.join(at: planned.now - 3600)
    #expect(try await planned.plan().count == 64)
    try await planned.answer("momentary")
    planned.tokenIssuedAt = planned.now
    return planned
  }

  @Test func everythingIsErasedAndNothingComesBack() async throws {
    let planned = try await planned()
    let counts = try await erase(planned)
    #expect(
      counts == [
        "notifications": 64, "plan_revisions": 2, "completions": 1, "enrolments": 1,
        "participants": 1,
      ])
    // By a token from before, and by events that come again.
    await #expect(throws: PlanningError.participantErased) { try await planned.plan() }
    try await planned.join(at: planned.now - 3600)
    try await planned.answer("momentary")
    #expect(try await erase(planned) == [:])
  }

  @Test func whatOneStudyHasIsErasedUntilTheParticipantJoinsAgain() async throws {
    var planned = try await planned()
    let counts = try await erase(planned, study: planned.studyID)
    #expect(counts["notifications"] == 64 && counts["participants"] == nil)
    await #expect(throws: PlanningError.notEnrolled(studyID: planned.studyID)) {
      try await planned.plan()
    }
    try await planned.join(at: planned.now + 60)
    planned.now += 120
    planned.tokenIssuedAt = planned.now
    #expect(try await planned.plan().count == 64)
  }
}
