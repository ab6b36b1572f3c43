import Calendar
import CalendarSamples
import Foundation
import Messages
import Questionnaires
import Testing

@testable import PlanningService

/// A plan says what is missing from it: what blocks, what is due, and what has no room.
@Suite struct WholeAnswerTests {
  // MARK: Blocked

  @Test func anEmptyPlanNamesWhatBlocks() async throws {
    let planned = try await Planned()
    try await planned.publish([
      .use(.tenDaily), .use("first", .everyDay(at: 600), oneTime: true, blocking: true),
      Self.unscheduled("second"),
      .use("third", .everyDay(at: 600), deactivated: true, blocking: true),
    ])
    let blocked = try await planned.answer()
    #expect(blocked.plan.allSatisfy { $0.key.questionnaireID == "first" })
    #expect(blocked.blockedBy.map(\.questionnaireID) == ["first", "second"])
    try await planned.answer("first")
    let half = try await planned.answer(planToken: blocked.token)
    #expect(half.plan.isEmpty && half.blockedBy.map(\.questionnaireID) == ["second"])
    try await planned.answer("second")
    let open = try await planned.answer(planToken: half.token)
    #expect(open.blockedBy.isEmpty && open.plan.count == 64)
  }

  /// Nothing waits for a questionnaire if the study has no other schedule.
  @Test func whatKeepsNothingBackIsNotNamed() async throws {
    let planned = try await Planned()
    try await planned.publish([Self.unscheduled("first"), .use("other", [])])
    #expect(try await planned.answer().blockedBy.isEmpty)
  }

  private static func unscheduled(_ id: String) -> CatalogueV1.StudyQuestionnaire {
    CatalogueV1.StudyQuestionnaire(
      questionnaireID: id, version: 1, recurrence: .oneTime, blocking: true)
  }

  // MARK: Due

  private static func snoozable(expires: Int = 60) -> Schedule {
    Schedule(
      plan: .everyDay(at: 900, 1200), expiresAfterMinutes: expires,
      followUp: FollowUpDefinition(snooze: .init(timesMax: 2, minutesMax: 30)))
  }

  @Test func aSecondDeviceSeesWhatIsDueAndSnoozed() async throws {
    var planned = try await Planned()
    try await planned.publish([.use("momentary", [Self.snoozable()])])
    let device = try await planned.answer()
    #expect(device.open.isEmpty)
    let first = device.plan[0]
    let at = first.instant.at.date
    planned.now = at + 60
    let due = try await planned.answer()
    #expect(due.open.map(\.notification) == [first] && due.states[first.id] == .handedOut)
    #expect(due.plan.first?.id == device.plan[1].id)
    _ = try await RecordReports(pool: planned.pool)(
      [NotificationReport(notificationID: first.id, kind: .snoozed(until: at + 900), at: at + 50)],
      of: planned.participantID, tokenIssuedAt: planned.now, now: planned.now)
    // The device has an earlier plan, the present one, or no plan.
    for token in [device.token, due.token, nil] {
      let answer = try await planned.answer(planToken: token)
      #expect(answer.open.map(\.notification) == [first])
      #expect(answer.states[first.id] == .snoozed)
      #expect(answer.open.first?.life.snoozedUntil == at + 900)
    }
    planned.now = at + 3600
    #expect(try await planned.answer(planToken: due.token).open.isEmpty)
  }

  @Test func whatIsAnsweredOrDismissedIsNotOpen() async throws {
    for isAnswered in [true, false] {
      var planned = try await Planned()
      try await planned.publish([.use("momentary", [Self.snoozable()])])
      let first = try await planned.plan()[0]
      planned.now = first.instant.at.date + 60
      if isAnswered {
        try await planned.answer("momentary", notificationID: first.id.uuidString)
      } else {
        _ = try await RecordReports(pool: planned.pool)(
          [NotificationReport(notificationID: first.id, kind: .dismissed, at: planned.now)],
          of: planned.participantID, tokenIssuedAt: planned.now, now: planned.now)
      }
      #expect(try await planned.answer().open.isEmpty)
    }
  }

  /// A notification without an expiry is open until the next one of its schedule.
  @Test func theNextNotificationEndsOneWithoutExpiry() async throws {
    var planned = try await Planned()
    try await planned.publish([.use("momentary", [Self.snoozable(expires: 0)])])
    let plan = try await planned.plan()
    planned.now = plan[1].instant.at.date - 1
    #expect(try await planned.answer().open.map(\.handedOut.id) == [plan[0].id])
    planned.now += 1
    #expect(try await planned.answer().open.map(\.handedOut.id) == [plan[1].id])
  }

  /// A questionnaire with a long time to answer.
  @Test func whatIsDueForDaysIsStillOpen() async throws {
    var planned = try await Planned()
    let week = Schedule(
      plan: .custom(CustomPlan(times: [WeeklyTime(day: .monday, minuteOfDay: 900)])),
      expiresAfterMinutes: 7 * 1440)
    try await planned.publish([.use("momentary", [week])])
    let first = try await planned.plan()[0]
    planned.now = first.instant.at.date + 6 * 86_400
    #expect(try await planned.answer().open.map(\.handedOut.id) == [first.id])
  }

  // MARK: Reminders

  @Test func remindersCountAmongTheInstants() async throws {
    let planned = try await Planned()
    let reminded = Schedule(
      plan: .tenDaily, expiresAfterMinutes: 60,
      followUp: FollowUpDefinition(reminders: .init(count: 3, distanceMinutes: 10)))
    try await planned.publish([.use("momentary", [reminded])])
    let first = try await planned.answer()
    #expect(first.plan.map(\.instantCount).reduce(0, +) == 64)
    #expect(first.plan.count == 16)
    #expect(try await planned.count("pending") == 16)
    // The plan has at least one notification, with all of its reminders.
    #expect(try await planned.plan(limit: 1) == [first.plan[0]])
    #expect(try await planned.plan(limit: 7) == [first.plan[0]])
    #expect(try await planned.plan(limit: 8) == Array(first.plan.prefix(2)))
    let more = try await planned.answer(limit: 100, planToken: first.token)
    #expect(more.isDelta && more.plan.map(\.id).first == first.plan[15].id)
    #expect(more.plan.count == 10)
  }

  // MARK: Lead time

  @Test func whatFallsIntoTheLeadTimeIsNotPlanned() async throws {
    var planned = try await Planned()
    // 14:00 in Berlin is 14 minutes ahead.
    planned.now = Instant(2026, 6, 1, 11, 46).date
    try await planned.publish([.use(.everyDay(at: 840, 900))])
    for _ in 0..<2 {
      let answer = try await planned.answer()
      #expect(answer.unplaced.map(\.refusal) == [.leadTime])
      #expect(answer.unplaced.map(\.wish) == [Instant(2026, 6, 1, 12)])
      #expect(answer.plan.first?.instant.at == Instant(2026, 6, 1, 13))
    }
    planned.now += 840
    #expect(try await planned.answer().unplaced.isEmpty)
  }
}
