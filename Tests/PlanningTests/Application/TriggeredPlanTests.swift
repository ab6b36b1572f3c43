import Calendar
import Foundation
import Messages
import Questionnaires
import Testing

@testable import PlanningService

/// A trigger firing brings one notification after its delay, besides all other notifications.
@Suite struct TriggeredPlanTests {
  private func planned(
    _ trigger: TriggerDefinition = TriggerDefinition(id: "t", cause: .staff),
    beside others: [CatalogueV1.StudyQuestionnaire] = [], _ schedule: Schedule? = nil,
    rules: PromptRulesDefinition = PromptRulesDefinition()
  ) async throws -> Planned {
    let planned = try await Planned()
    try await planned.publish(trigger, beside: others, schedule, rules: rules)
    try await planned.join(at: planned.now - 86_400)
    return planned
  }

  @Test func eachTimeNotifiesOnce() async throws {
    var planned = try await planned()
    #expect(try await planned.follows() == [])
    let id = UUID()
    try await planned.fire(id)
    let follows = try await planned.follows()
    #expect(follows.count == 1 && (1_200...2_400).contains(follows[0]))
    let before = try await planned.plan()
    try await planned.fire(id, at: planned.now)
    #expect(try await planned.plan() == before)
    #expect(try await planned.outcomes() == [.planned])
    // It stays in place, and is not planned again after its time.
    planned.now += 600
    #expect(try await planned.plan() == before)
    planned.now += 86_400
    #expect(try await planned.plan() == [])
    #expect(try await planned.told().flatMap(\.notifications).count == 1)
  }

  @Test func theCooldownMakesOneOfTwo() async throws {
    for order in [[0.0, 3_000], [3_000, 0]] {
      let planned = try await planned(
        TriggerDefinition(id: "t", cause: .staff, cooldownMinutes: 60))
      for seconds in order { try await planned.fire(at: planned.now + seconds) }
      #expect(try await planned.follows().count == 1)
      #expect(try await planned.outcomes() == [.planned, .cooldown], "\(order)")
    }
    // The earlier firing brings the notification as long as none has come.
    let planned = try await planned(
      TriggerDefinition(id: "t", cause: .staff, cooldownMinutes: 60))
    try await planned.fire(at: planned.now + 3_000)
    let late = try await planned.plan()
    try await planned.fire(at: planned.now)
    let early = try await planned.plan()
    #expect(early.count == 1 && early[0].instant.at < late[0].instant.at)
    #expect(try await planned.outcomes() == [.planned, .cooldown])
    #expect(try await planned.count("cancelled") == 1)
  }

  @Test func whatNeverHappenedIsCalledOffUntilItHasCome() async throws {
    var planned = try await planned()
    let (coming, come) = (UUID(), UUID())
    try await planned.fire(come)
    #expect(try await planned.plan().count == 1)
    planned.now += 7_200
    try await planned.fire(coming)
    #expect(try await planned.plan().count == 1)
    for id in [coming, come] {
      let at = id == coming ? planned.now : planned.now - 7_200
      try await planned.fire(id, at: at, withdrawn: true)
    }
    #expect(try await planned.plan() == [])
    #expect(try await planned.outcomes() == [.planned, .withdrawn])
    #expect(try await planned.count("cancelled") == 1)
  }

  @Test func lateEventsNotifyAtOnceOrNotAtAll() async throws {
    let schedule = Schedule.following(RelativePlan(delayMinutes: 0...0, lateMinutes: 60))
    let planned = try await planned(schedule)
    // The notice of one to two minutes counts as lateness.
    try await planned.fire(at: planned.now - 3_480)
    let follows = try await planned.follows()
    #expect(follows.count == 1 && (60..<120).contains(follows[0]))
    try await planned.fire(at: planned.now - 3_541)
    #expect(try await planned.follows() == follows)
    #expect(try await planned.outcomes() == [.tooLate, .planned])
  }

  private func planned(_ schedule: Schedule) async throws -> Planned {
    try await planned(beside: [], schedule)
  }

  /// The day was planned before and has reached its maximum.
  @Test func theRulesForTheWholePersonHoldForItToo() async throws {
    let full = try await planned(
      beside: [.use(.everyDay(at: 1_080))], rules: PromptRulesDefinition(perDayMax: 1))
    #expect(try await full.plan().count == 64)
    try await full.fire()
    let answer = try await full.answer()
    #expect(!answer.plan.contains { $0.key.questionnaireID == "follow-up" })
    #expect(answer.unplaced.map(\.refusal) == [.cap])
    #expect(try await full.answer().unplaced.count == 1)
    // Twenty minutes after noon UTC is 14:20 in Berlin.
    let near = try await planned(
      beside: [.use(.everyDay(at: 860))], .following(RelativePlan(delayMinutes: 20...20)),
      rules: PromptRulesDefinition(minimumGapMinutes: 30))
    #expect(try await near.plan().count == 64)
    try await near.fire()
    let moved = try await near.follows()
    #expect(moved.count == 1 && (3_000...8_400).contains(moved[0]))
  }

  /// The follow-up has a higher priority and is due today, like the one at 18:00.
  @Test func aHigherPriorityTakesThePlaceOfWhatWasNotShownYet() async throws {
    var full = try await planned(
      beside: [.use(.everyDay(at: 1_080))],
      .following(RelativePlan(delayMinutes: 20...20), priority: 10),
      rules: PromptRulesDefinition(perDayMax: 1))
    let before = try await full.answer()
    try await full.fire()
    let answer = try await full.answer(planToken: before.token)
    #expect(answer.removed == [before.plan[0].id])
    #expect(answer.unplaced.map(\.refusal) == [.displaced])
    #expect(answer.unplaced.map(\.wish) == [before.plan[0].instant.at])
    let after = try await full.plan()
    #expect(after[0].key.questionnaireID == "follow-up")
    #expect(Array(after.dropFirst()) == Array(before.plan.dropFirst()))
    #expect(try await full.plan() == after)
    #expect(try await full.withoutRoom() == ["displaced"])
    // A shown notification stays, and the follow-up has no room then.
    full.now = before.plan[1].instant.at.date + 60
    try await full.fire()
    #expect(try await full.answer().unplaced.map(\.refusal) == [.cap])
    #expect(try await full.withoutRoom() == ["displaced", "cap"])
    #expect(try await full.plan().first == before.plan[2])
  }

  /// The two at 14:20 and 14:40 are too close to 14:30, the one at 15:00 is not.
  @Test func asManyGiveTheirPlaceAsNecessary() async throws {
    let planned = try await planned(
      beside: [.use(.everyDay(at: 860)), .use("other", .everyDay(at: 880, 900))],
      .following(RelativePlan(delayMinutes: 30...30, windows: Self.narrow), priority: 1),
      rules: PromptRulesDefinition(minimumGapMinutes: 20))
    let before = try await planned.plan()
    #expect(before.prefix(3).map(\.instant.at.date) == [20, 40, 60].map { planned.now + $0 * 60 })
    try await planned.fire()
    let after = try await planned.plan()
    #expect(after.prefix(2).map(\.instant.at.date) == [30, 60].map { planned.now + $0 * 60 })
    #expect(try await planned.withoutRoom() == ["displaced", "displaced"])
  }

  /// A minute, so that the follow-up cannot move.
  private static let narrow = DayOfWeek.allCases.map {
    DayWindow(day: $0, startMinute: 870, endMinute: 871)
  }

  @Test func quietHoursAreWaitedFor() async throws {
    let planned = try await planned(.following(RelativePlan(delayMinutes: 20...20)))
    try await planned.choose(
      quiet: [IngestionV1.QuietHours(startMinute: 840, endMinute: 960)], revision: 1)
    #expect(try await planned.follows() == [])
    try await planned.fire()
    // 16:00 in Berlin.
    #expect(try await planned.follows() == [2 * 3600])
  }

  @Test func daysAreCountedFromTheLastTime() async throws {
    var schedule = Schedule(plan: .daily(DailyPlan(minutesOfDay: [600])))
    schedule.anchor = ScheduleAnchorDefinition(event: .trigger("t"))
    schedule.days.dayCount = 3
    schedule.startDay = 1
    var planned = try await planned(schedule)
    #expect(try await planned.follows() == [])
    try await planned.fire()
    // 10:00 in Berlin, on the three days after.
    let hours = { (follows: [Int]) in follows.map { $0 / 3600 } }
    #expect(try await hours(planned.follows()) == [20, 44, 68])
    planned.now += 86_400
    #expect(try await hours(planned.follows()) == [20, 44])
    try await planned.fire()
    #expect(try await hours(planned.follows()) == [20, 44, 68])
  }

  @Test func inactivityIsPlannedAheadAndCalledOffByWhatCounts() async throws {
    var planned = try await planned(
      TriggerDefinition(id: "t", cause: .inactivity(InactivityCause(days: 2))),
      .following(RelativePlan(delayMinutes: 0...0)))
    #expect(try await planned.follows() == [86_400])
    let before = try await planned.plan()
    planned.now += 3_600
    #expect(try await planned.plan() == before)
    try await planned.answer("momentary-of-another", finishedAt: planned.now)
    #expect(try await planned.plan() == before)
    try await planned.answer("follow-up", finishedAt: planned.now)
    #expect(try await planned.follows() == [2 * 86_400])
    #expect(try await planned.outcomes() == [.withdrawn, .planned])
  }

  private func planned(
    _ trigger: TriggerDefinition, _ schedule: Schedule
  ) async throws -> Planned {
    try await planned(trigger, beside: [], schedule)
  }

  @Test func nobodyIsAskedForWhatWasBeforeJoiningOrByNothing() async throws {
    let early = try await planned()
    try await early.fire(at: early.now - 86_401)
    #expect(try await early.follows() == [])
    #expect(try await early.outcomes() == [.left])
    let idle = try await planned()
    try await idle.publish(
      TriggerDefinition(id: "t", cause: .staff),
      Schedule(plan: .daily(DailyPlan(minutesOfDay: [600]))), revision: 2)
    try await idle.fire()
    _ = try await idle.plan()
    #expect(try await idle.outcomes() == [.idle])
  }
}
