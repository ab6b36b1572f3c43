import Bus
import CalendarSamples
import Foundation
import Messages
import Postgres
import TestSupport
import Testing

@testable import PlanningService
@testable import Privacy
@testable import ServiceBasics

/// Erasure of a participant's plans.
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
    try await planned.withdraw("random", sheetID: UUID())
    try await fire(planned)
    planned.tokenIssuedAt = planned.now
    return planned
  }

  /// Stores a trigger firing and an activity.
  private func fire(_ planned: Planned) async throws {
    let participantID = planned.participantID.uuidString.lowercased()
    try await planned.apply(
      EventsV1.TriggerFired(
        participantID: participantID, studyID: planned.studyID, triggerID: "t",
        occurrenceID: UUID().uuidString, fireTime: .init(planned.now)), by: TriggerConsumer())
    try await planned.apply(
      EventsV1.ActivityStored(
        participantID: participantID, studyID: planned.studyID, kind: .record,
        activityTime: .init(planned.now)), by: TriggerConsumer())
  }

  @Test func everythingIsErasedAndNothingComesBack() async throws {
    let planned = try await planned()
    let counts = try await erase(planned)
    #expect(
      counts == [
        "notifications": 64, "plan_revisions": 2, "completions": 1, "withdrawn_sheets": 1,
        "trigger_occurrences": 1, "participant_activity": 1,
        "enrolments": 1, "participants": 1, "planning_due": 1, "due_prompts": 64,
      ])
    // Use a token issued before the erasure, and repeat old events.
    await #expect(throws: PlanningError.participantErased) { try await planned.plan() }
    try await planned.join(at: planned.now - 3600)
    try await planned.answer("momentary")
    try await planned.withdraw("momentary", sheetID: UUID())
    try await fire(planned)
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

  /// Simulates a transaction that checks for erasures before the request exists and inserts the
  /// participant after the request's commit.
  @Test func whatSomebodyWritesWhoDidNotSeeTheOrderIsErased() async throws {
    let planned = try await planned()
    let (pool, participantID) = (planned.pool, planned.participantID)
    let order = ErasureOrder(
      erasureID: UUID(), participantID: participantID, studyID: "", mode: .eraseAnswers,
      requestedAt: planned.now)
    let work = ErasureWork(
      pool: pool, outbox: Outbox(source: "otolith-planning"), clock: SystemClock(),
      logger: TestLog.logger)
    func isDone() async throws -> Bool {
      try await work.workOff()
      return try await !pool.query(
        "SELECT FROM erasures WHERE erasure_id = \(order.erasureID) AND done_at IS NOT NULL"
      ).isEmpty
    }
    try await pool.withConnection { late in
      try await pool.withConnection { noting in
        try await noting.execute("BEGIN")
        try await ErasureStore().note(order, on: noting)
        try await late.execute("BEGIN")
        #expect(
          try await !ErasedParticipants().isErased(
            participantID, studyID: planned.studyID, at: planned.now, on: late))
        try await noting.execute("COMMIT")
      }
      // Erasures of other tests may be processed first.
      try await eventually("what was there before is erased") {
        #expect(try await !isDone())
        return try await pool.query(
          "SELECT FROM completions WHERE participant_id = \(participantID)"
        ).isEmpty
      }
      #expect(try await !isDone())
      try await late.execute(
        """
        INSERT INTO completions (participant_id, study_id, questionnaire_id, finished_at)
        VALUES (\(participantID), \(planned.studyID), 'momentary', \(planned.now))
        """)
      #expect(try await !isDone())
      try await late.execute("COMMIT")
    }
    try await eventually("the erasure is done") { try await isDone() }
    #expect(
      try await pool.query("SELECT FROM completions WHERE participant_id = \(participantID)")
        .isEmpty)
    // Simulates a check and a write in one or two statements.
    try await planned.join(at: planned.now - 3600)
    try await planned.answer("momentary")
    try await planned.withdraw("momentary", sheetID: UUID())
    for table in ["completions", "withdrawn_sheets", "enrolments"] {
      #expect(
        try await pool.query(
          "SELECT FROM \(unescaped: table) WHERE participant_id = \(participantID)"
        ).isEmpty)
    }
  }
}
