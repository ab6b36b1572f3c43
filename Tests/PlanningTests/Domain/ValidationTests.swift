import Calendar
import Testing

@testable import PlanningService

@Suite struct ValidationTests {
  private func found(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.field) \($0.reason.rawValue)" }
  }

  @Test func acceptsTheEdgesOfEveryRange() {
    #expect(StandardPlan.daily(1).findings().isEmpty)
    #expect(StandardPlan.daily(96, from: 0, to: 0, gap: 15).findings().isEmpty)
    #expect(StandardPlan.daily(1, gap: 720).findings().isEmpty)
    #expect(StandardPlan.daily(1, from: 1439, to: 0, gap: 1).findings().isEmpty)
    #expect(MonthlyPlan(dayOfMonth: 31, minuteOfDay: 1439).findings().isEmpty)
    #expect(MonthlyPlan(dayOfMonth: 1, minuteOfDay: 0).findings().isEmpty)
    #expect(
      CustomPlan(times: [WeeklyTime(day: .sunday, minuteOfDay: 1439)]).findings().isEmpty)
  }

  @Test func zeroMeansTheDefaultGap() {
    #expect(StandardPlan.daily(1, gap: 0).minimumGapMinutes == 15)
  }

  @Test func namesEveryFindingOfAStandardPlan() {
    let plan = StandardPlan(
      perDay: 0,
      windows: [
        DayWindow(day: .monday, startMinute: 1440, endMinute: 600),
        DayWindow(day: nil, startMinute: 0, endMinute: 5000),
        DayWindow(day: .monday, startMinute: 0, endMinute: 60),
      ], minimumGapMinutes: 721)
    #expect(
      found(plan.findings()) == [
        "standard.per_day PER_DAY_OUT_OF_RANGE",
        "standard.minimum_gap_minutes GAP_OUT_OF_RANGE",
        "standard.windows[0].start_minute MINUTE_OUT_OF_RANGE",
        "standard.windows[1].end_minute MINUTE_OUT_OF_RANGE",
        "standard.windows[1].day DAY_MISSING",
        "standard.windows[2].day DAY_DUPLICATE",
      ])
    #expect(
      found(StandardPlan(perDay: 97, windows: []).findings(path: "schedule.standard")) == [
        "schedule.standard.per_day PER_DAY_OUT_OF_RANGE", "schedule.standard.windows NO_WINDOWS",
      ])
  }

  @Test func namesEveryFindingOfTheOtherPlans() {
    let custom = CustomPlan(times: [
      WeeklyTime(day: .monday, minuteOfDay: 60), WeeklyTime(day: .tuesday, minuteOfDay: 60),
      WeeklyTime(day: .monday, minuteOfDay: 60), WeeklyTime(day: nil, minuteOfDay: 1440),
    ])
    #expect(
      found(custom.findings()) == [
        "custom.times[2] TIME_DUPLICATE", "custom.times[3].minute_of_day MINUTE_OUT_OF_RANGE",
        "custom.times[3].day DAY_MISSING",
      ])
    #expect(found(CustomPlan(times: []).findings()) == ["custom.times NO_TIMES"])
    #expect(
      found(Plan.monthly(MonthlyPlan(dayOfMonth: 32, minuteOfDay: -1)).findings()) == [
        "monthly.day_of_month DAY_OF_MONTH_OUT_OF_RANGE",
        "monthly.minute_of_day MINUTE_OUT_OF_RANGE",
      ])
    let first = Plan.monthly(MonthlyPlan(dayOfMonth: 1, minuteOfDay: 0))
    #expect(Schedule(plan: first, startDay: 3660, expiresAfterMinutes: 44_640).isPlannable)
    #expect(!Schedule(plan: first, startDay: 3661).isPlannable)
    #expect(!Schedule(plan: first, expiresAfterMinutes: 44_641).isPlannable)
  }

  @Test(arguments: [(672, []), (673, ["custom.times TOO_MANY_TIMES"])])
  func boundsTheTimesOfAWeek(count: Int, expected: [String]) {
    let plan = CustomPlan(
      times: (0..<count).map {
        WeeklyTime(day: DayOfWeek.allCases[$0 % 7], minuteOfDay: $0 / 7 * 15 % 1440 + $0 / 672)
      })
    #expect(found(plan.findings()) == expected)
  }

  /// Start, end, gap, and the largest number that fits on every weekday.
  @Test(arguments: [
    (8 * 60, 20 * 60, 15, 49),
    (8 * 60, 20 * 60, 16, 46),
    (8 * 60, 20 * 60, 720, 2),
    (8 * 60, 8 * 60 + 1, 15, 1),
    (8 * 60, 8 * 60 + 14, 15, 1),
    (8 * 60, 8 * 60 + 15, 15, 2),
    (22 * 60, 6 * 60, 60, 9),
    // A 24-hour window every day: the first instant of the next day counts.
    (0, 0, 15, 96),
    (0, 0, 30, 48),
    (0, 1439, 30, 48),
    (6 * 60, 6 * 60, 720, 2),
    // 96 is the maximum.
    (0, 0, 1, 96),
  ])
  func namesTheLargestFeasibleNumber(start: Int, end: Int, gap: Int, maximum: Int) {
    var plan = StandardPlan.daily(maximum, from: start, to: end, gap: gap)
    #expect(plan.maximumPerDay == maximum)
    #expect(plan.findings().isEmpty)
    plan.perDay = maximum + 1
    #expect(plan.maximumPerDay == maximum)
    #expect(
      plan.findings().map(\.reason)
        == (maximum == 96 ? [.perDayOutOfRange, .scheduleInfeasible] : [.scheduleInfeasible]))
  }

  @Test func theSmallestWindowDecides() {
    let plan = StandardPlan(
      perDay: 5,
      windows: [
        DayWindow(day: .monday, startMinute: 0, endMinute: 600),
        DayWindow(day: .thursday, startMinute: 0, endMinute: 30),
      ])
    #expect(plan.maximumPerDay == 3)
    #expect(
      plan.findings() == [
        Finding(
          field: "standard.per_day", reason: .scheduleInfeasible,
          description: "at most 3 fit with a gap of 15 minutes")
      ])
  }

  @Test func windowsOfFollowingDaysMayTouchButNotOverlap() {
    func plan(mondayEnd: Int, tuesdayStart: Int) -> StandardPlan {
      StandardPlan(
        perDay: 1,
        windows: [
          DayWindow(day: .tuesday, startMinute: tuesdayStart, endMinute: 1200),
          DayWindow(day: .monday, startMinute: 1320, endMinute: mondayEnd),
        ])
    }
    #expect(plan(mondayEnd: 120, tuesdayStart: 120).findings().isEmpty)
    #expect(
      found(plan(mondayEnd: 121, tuesdayStart: 120).findings())
        == ["standard.windows[1] WINDOWS_OVERLAP"])
    // Sunday is adjacent to Monday.
    let weekend = StandardPlan(
      perDay: 1,
      windows: [
        DayWindow(day: .monday, startMinute: 60, endMinute: 1200),
        DayWindow(day: .sunday, startMinute: 1320, endMinute: 61),
      ])
    #expect(found(weekend.findings()) == ["standard.windows[1] WINDOWS_OVERLAP"])
  }

  @Test func aWindowThatStartsWithinTheGapOfTheNextHasNoRoom() {
    let plan = StandardPlan(
      perDay: 1,
      windows: [
        DayWindow(day: .monday, startMinute: 1430, endMinute: 1435),
        DayWindow(day: .tuesday, startMinute: 0, endMinute: 60),
      ])
    #expect(plan.maximumPerDay == 0)
    #expect(found(plan.findings()) == ["standard.per_day SCHEDULE_INFEASIBLE"])
  }

  @Test func aLongWindowMeetsTheDayAfterNext() {
    let plan = StandardPlan(
      perDay: 49,
      windows: [
        DayWindow(day: .monday, startMinute: 1439, endMinute: 1439),
        DayWindow(day: .wednesday, startMinute: 0, endMinute: 0),
      ], minimumGapMinutes: 30)
    // 1,441 minutes to Wednesday's start, minus the gap.
    #expect(plan.maximumPerDay == 48)
  }
}
