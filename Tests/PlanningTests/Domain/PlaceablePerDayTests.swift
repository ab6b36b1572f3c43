import Calendar
import Foundation
import Testing

@testable import PlanningService

/// How many of a schedule's notifications have room together with all others of the person.
@Suite struct PlaceablePerDayTests {
  private func state(
    _ id: String, _ plan: Plan, priority: Int = 0, study: String = "tinnitus",
    own: OwnSchedule? = nil, isDeactivated: Bool = false
  ) -> ScheduleState {
    ScheduleState(
      key: ScheduleKey(QuestionnaireKey(studyID: study, questionnaireID: id)),
      prescribed: Schedule(plan: plan, participantMayChange: true, priority: priority),
      isOneTime: false, isDeactivated: isDeactivated, isCompleted: false, isPaused: false,
      isBlocking: false, groupIDs: [], closedUntil: nil, studyStart: nil, studyEnd: nil, own: own,
      revision: nil)
  }

  private func placeable(
    _ own: ScheduleState, _ others: [ScheduleState], _ rules: PersonNotificationRules
  ) -> Int {
    Feasibility(rules).placeablePerDay(of: own, among: [own] + others, for: UUID())
  }

  private let four = Plan.standard(.daily(4))
  private let three = Plan.daily(DailyPlan(minutesOfDay: [600, 700, 800]))

  @Test func othersTakeTheirPlaces() {
    let mine = state("mood", four)
    let five = PersonNotificationRules(perDayMax: 5)
    #expect(placeable(mine, [], five) == 4)
    #expect(placeable(mine, [state("tea", three, priority: 1)], five) == 2)
    #expect(placeable(mine, [state("tea", three, priority: 1, study: "stress")], five) == 2)
    // The highest priority keeps all; a schedule that asks for nothing takes no room.
    #expect(
      placeable(state("mood", four, priority: 2), [state("tea", three, priority: 1)], five) == 4)
    #expect(
      placeable(mine, [state("tea", three, priority: 1, isDeactivated: true)], five) == 4)
    let muted = OwnSchedule(plan: nil, isMuted: true)
    #expect(placeable(mine, [state("tea", three, priority: 1, own: muted)], five) == 4)
    #expect(placeable(state("mood", four, own: muted), [], five) == 0)
    // All notifications have room if there are no rules.
    #expect(placeable(mine, [state("tea", three, priority: 1)], PersonNotificationRules()) == 4)
  }

  @Test func theTightestWeekdayCounts() {
    let sunday = PersonNotificationRules(
      quietHours: QuietHours(windows: [DayWindow(day: .sunday, startMinute: 496, endMinute: 1_439)])
    )
    #expect(placeable(state("mood", four), [], sunday) == 2)
    let monday = WeeklyTime(day: .monday, minuteOfDay: 600)
    #expect(placeable(state("tea", .custom(CustomPlan(times: [monday]))), [], sunday) == 1)
    // A monthly schedule counts on every day.
    let monthly = Plan.monthly(MonthlyPlan(dayOfMonth: 1, minuteOfDay: 600))
    #expect(placeable(state("review", monthly), [], sunday) == 0)
    #expect(
      placeable(
        state("tea", .custom(CustomPlan(times: [monday]))),
        [state("review", monthly, priority: 1)], PersonNotificationRules(gapMinutes: 5)) == 0)
  }

  @Test func noneHasMoreRoomTogetherThanAlone() {
    forEachSeed(60) { generator in
      let count = generator.next(in: 1...8)
      let rules = PersonNotificationRules(
        gapMinutes: generator.next(through: 60), perDayMax: generator.next(through: 12))
      let mine = state("mood", .standard(.daily(count)))
      let others = (0..<generator.next(through: 2)).map {
        state(
          "other-\($0)", .standard(.daily(generator.next(in: 1...6), gap: 20)),
          priority: generator.next(through: 1))
      }
      let alone = placeable(mine, [], rules)
      let together = placeable(mine, others, rules)
      return (0...alone).contains(together) && alone <= count
        ? [] : ["\(count) under \(rules): \(alone), \(together)"]
    }
  }
}
