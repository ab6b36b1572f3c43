import Calendar
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct ActiveDaysTests {
  /// A Thursday; February 2026 has no day 29.
  private let dayZero = CivilDate(year: 2026, month: 1, day: 29)

  /// Returns the first active days by their distance from day 0.
  private func days(
    _ rhythm: ScheduleDaysDefinition.Rhythm?, startDay: Int = 0, count: UInt32 = 0,
    from: String = "", until: String = "", plan: Plan = .daily(DailyPlan(minutesOfDay: [0])),
    within: Int = 100
  ) -> [Int] {
    let schedule = Schedule(
      plan: plan, startDay: startDay,
      days: ScheduleDaysDefinition(
        rhythm: rhythm, dayCount: count, fromDate: from, untilDate: until))
    let active = ActiveDays(of: schedule, dayZero: dayZero)
    return (-10..<within).filter { active.contains(dayZero.adding(days: $0)) }
  }

  @Test func everyDayFromTheFirstOn() {
    #expect(days(nil, within: 5) == [0, 1, 2, 3, 4])
    #expect(days(nil, startDay: 3, within: 5) == [3, 4])
    #expect(days(nil, startDay: 3, count: 2) == [3, 4])
    #expect(days(nil, from: "2026-02-01", until: "2026-02-03") == [3, 4, 5])
    // The earlier end counts.
    #expect(days(nil, count: 4, until: "2026-02-03") == [0, 1, 2, 3])
    #expect(days(nil, count: 9, until: "2026-01-30") == [0, 1])
    #expect(days(nil, until: "2026-01-28") == [])
  }

  @Test func rhythmsCountFromTheFirstDay() {
    #expect(days(.everyDays(1), within: 3) == [0, 1, 2])
    #expect(days(.everyDays(3), startDay: 1, within: 9) == [1, 4, 7])
    #expect(days(.everyWeeks(2), within: 22) == Array(0..<7) + Array(14..<21))
    #expect(days(.burst(daysOn: 2, daysOff: 3), startDay: 1, within: 13) == [1, 2, 6, 7, 11, 12])
    #expect(days(.sequence([0, 7, 28]), startDay: 2) == [2, 9, 30])
    // A rhythm counts from the first day, even if the schedule starts later.
    #expect(days(.everyDays(3), from: "2026-01-30", within: 9) == [3, 6])
    #expect(days(.everyDays(3), count: 4, within: 9) == [0, 3])
  }

  @Test func aMonthHasItsDayOrItsLast() {
    // 29 January, 28 February, 29 March, 29 April.
    #expect(days(.everyMonths(1)) == [0, 30, 59, 90])
    #expect(days(.everyMonths(2)) == [0, 59])
    let leap = ActiveDays(
      of: Schedule(
        plan: .daily(DailyPlan(minutesOfDay: [0])),
        days: ScheduleDaysDefinition(rhythm: .everyMonths(12))),
      dayZero: CivilDate(year: 2024, month: 2, day: 29))
    for (year, day) in [(2025, 28), (2026, 28), (2027, 28), (2028, 29)] {
      #expect(leap.contains(CivilDate(year: year, month: 2, day: day)))
    }
    #expect(!leap.contains(CivilDate(year: 2028, month: 2, day: 28)))
  }

  @Test func aMonthlyPlanSaysTheDayItself() {
    let monthly = Plan.monthly(MonthlyPlan(dayOfMonth: 5, minuteOfDay: 0))
    let active = days(.everyMonths(2), plan: monthly, within: 40)
    // The rest of January, not February, and March from its first day.
    #expect(active == [0, 1, 2, 31, 32, 33, 34, 35, 36, 37, 38, 39])
  }

  /// A rhythm that the catalogue would reject plans nothing and causes no failure.
  @Test(arguments: [
    ScheduleDaysDefinition.Rhythm.everyDays(0), .everyWeeks(0), .everyMonths(0),
    .burst(daysOn: 0, daysOff: 0), .burst(daysOn: 0, daysOff: 9), .sequence([]),
  ])
  func nothingNeverComesRound(_ rhythm: ScheduleDaysDefinition.Rhythm) {
    #expect(days(rhythm) == [])
  }
}
