import Foundation
import Messages
import PlanningEvents
import Questionnaires
import Testing

@testable import PlanningDomain

/// What happens prompts once, after its delay, beside everything else that is planned.
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

  @Test func eachTimePromptsOnce() async throws {
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
    // It stays where it is, and is not asked for again when it has come.
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
    // The earlier one prompts instead as long as nothing has come.
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

  @Test func whatIsToldLatePromptsAtOnceOrNotAtAll() async throws {
    let schedule = Schedule.following(AfterPlan(delayMinutes: 0...0, lateMinutes: 60))
    let planned = try await planned(schedule)
    try await planned.fire(at: planned.now - 3_540)
    #expect(try await planned.follows() == [60])
    try await planned.fire(at: planned.now - 3_541)
    #expect(try await planned.follows() == [60])
    #expect(try await planned.outcomes() == [.tooLate, .planned])
  }

  private func planned(_ schedule: Schedule) async throws -> Planned {
    try await planned(beside: [], schedule)
  }

  /// The day was planned already, and is full.
  @Test func theRulesForTheWholePersonHoldForItToo() async throws {
    let full = try await planned(
      beside: [.use(.everyDay(at: 1_080))], rules: PromptRulesDefinition(perDayMax: 1))
    #expect(try await full.plan().count == 64)
    try await full.fire()
    let answer = try await full.answer()
    #expect(!answer.plan.contains { $0.key.questionnaireID == "follow-up" })
    #expect(answer.unplaced.map(\.refusal) == [.cap])
    #expect(try await full.answer().unplaced.count == 1)
    // Twenty minutes after noon in the time of UTC it is 14:20 in Berlin.
    let near = try await planned(
      beside: [.use(.everyDay(at: 860))], .following(AfterPlan(delayMinutes: 20...20)),
      rules: PromptRulesDefinition(minimumGapMinutes: 30))
    #expect(try await near.plan().count == 64)
    try await near.fire()
    let moved = try await near.follows()
    #expect(moved.count == 1 && (3_000...8_400).contains(moved[0]))
  }

  @Test func quietHoursAreWaitedFor() async throws {
    let planned = try await planned(.following(AfterPlan(delayMinutes: 20...20)))
    try await planned.choose(
      quiet: [IngestionV1.QuietHours(startMinute: 840, endMinute: 960)], revision: 1)
    #expect(try await planned.follows() == [])
    try await planned.fire()
    // At 16:00 in Berlin.
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
    // At 10:00 in Berlin, of the three days after.
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
      .following(AfterPlan(delayMinutes: 0...0)))
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
