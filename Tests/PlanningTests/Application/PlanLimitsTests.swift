import Calendar
import CalendarSamples
import Foundation
import Messages
import Testing

@testable import PlanningService

/// Limits of what is planned, for whom, and until when.
@Suite struct PlanLimitsTests {
  @Test func staysWithinTheStudy() async throws {
    let planned = try await Planned()
    try await planned.publish(
      [.use(.everyDay(at: 720), expires: 24 * 60)], startsAt: Instant(2026, 6, 3, 10).date,
      endsAt: Instant(2026, 6, 5, 10).date)
    let plan = try await planned.plan(zone: "UTC")
    #expect(plan.map(\.instant.at) == [Instant(2026, 6, 3, 12), Instant(2026, 6, 4, 12)])
    #expect(
      plan.map(\.instant.expiresAt) == [Instant(2026, 6, 4, 12), Instant(2026, 6, 5, 10)])
  }

  @Test func startDayCountsFromJoining() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 720), startDay: 3)])
    #expect(try await planned.plan(zone: "UTC").first?.instant.at == Instant(2026, 6, 4, 12))
    let other = try await Planned()
    try await other.publish([.use(.everyDay(at: 720), startDay: 3)])
    try await other.join(at: Instant(2026, 5, 30, 23).date)
    #expect(try await other.plan(zone: "UTC").first?.instant.at == Instant(2026, 6, 2, 12))
  }

  @Test func whoLeftIsNotPlannedForByAnOldToken() async throws {
    var planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    try await planned.join(at: planned.now - 3600)
    planned.tokenIssuedAt = planned.now - 60
    #expect(try await planned.plan().count == 64)
    try await planned.leave(at: planned.now + 10)
    planned.now += 20
    #expect(try await planned.count("pending") == 0)
    await #expect(throws: PlanningError.notEnrolled(studyID: planned.studyID)) {
      try await planned.plan()
    }
    await #expect(throws: PlanningError.notEnrolled(studyID: planned.studyID)) {
      _ = try await planned.choose(.muted)
    }
    await #expect(throws: PlanningError.notEnrolled(studyID: planned.studyID)) {
      _ = try await planned.schedule()
    }
    #expect(try await planned.plan(named: false).isEmpty)
    #expect(try await planned.count("pending") == 0)
    // The token from joining again is newer than the leaving; the bus is behind.
    planned.tokenIssuedAt = planned.now
    let again = try await planned.plan()
    #expect(again.count == 64)
    // Then the bus reports the joining, and repeats the leaving.
    try await planned.join(at: planned.now)
    try await planned.leave(at: planned.now - 10)
    planned.tokenIssuedAt = planned.now - 60
    #expect(try await planned.plan() == again)
  }

  @Test func anUnknownStudyHasNoPlan() async throws {
    let planned = try await Planned()
    #expect(try await planned.plan().isEmpty)
  }

  @Test func aScheduleThatCannotBePlannedIsLeftOut() async throws {
    let planned = try await Planned()
    try await planned.publish([
      .use("broken", .custom(CustomPlan(times: [WeeklyTime(day: nil, minuteOfDay: 5000)]))),
      .use("crowded", .standard(.daily(96))), .use("evening", .everyDay(at: 1200)),
    ])
    let plan = try await planned.plan()
    #expect(Set(plan.map(\.key.questionnaireID)) == ["crowded", "evening"])
  }

  // MARK: Answers

  @Test func anAnsweredNotificationIsNotAskedAgain() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    let first = try await planned.plan()
    for _ in 1...2 {
      try await planned.answer("momentary", notificationID: first[0].id.uuidString)
    }
    #expect(try await planned.count("answered") == 1)
    let second = try await planned.plan()
    #expect(Array(second.prefix(63)) == Array(first.dropFirst()))
    #expect(second.count == 64)
  }

  @Test func strangeNotificationIdsChangeNothing() async throws {
    let planned = try await Planned()
    let other = try await Planned()
    try await planned.publish([.use(.tenDaily)])
    try await other.publish([.use(.tenDaily)])
    let theirs = try await other.plan()
    for id in ["", "not a uuid", UUID().uuidString, theirs[0].id.uuidString] {
      try await planned.answer("momentary", notificationID: id)
    }
    #expect(try await other.plan() == theirs)
    #expect(try await other.count("answered") == 0)
  }

  @Test func anAnswerToACancelledOneIsNotedAndCollidesWithNothing() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 1200))])
    let first = try await planned.plan(limit: 3)
    _ = try await planned.choose(.muted)
    #expect(try await planned.plan().isEmpty)
    _ = try await planned.choose(.prescribed)
    let second = try await planned.plan(limit: 3)
    #expect(second.map(\.instant) == first.map(\.instant))
    #expect(Set(second.map(\.id)).isDisjoint(with: first.map(\.id)))
    try await planned.answer("momentary", notificationID: first[0].id.uuidString)
    #expect(try await planned.count("cancelled") == 3)
    #expect(try await planned.count("answered") == 0)
    let rows = try await planned.pool.query(
      "SELECT answered_at FROM notifications WHERE notification_id = \(first[0].id)")
    #expect(try rows[0].decode("answered_at", as: Date?.self) == planned.now)
  }

  @Test func aOneTimeQuestionnaireIsAskedUntilItIsFilledIn() async throws {
    let planned = try await Planned()
    try await planned.publish([
      .use("once", .everyDay(at: 600), oneTime: true), .use("evening", .everyDay(at: 1200)),
    ])
    #expect(try await planned.plan().count { $0.key.questionnaireID == "once" } == 32)
    try await planned.answer("once")
    try await planned.answer("evening")
    let plan = try await planned.plan()
    #expect(plan.count == 64)
    #expect(plan.allSatisfy { $0.key.questionnaireID == "evening" })
    #expect(try await planned.count("cancelled") == 32)
  }
}
