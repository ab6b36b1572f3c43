import Questionnaires
import Testing

@Suite struct PlanBoundsTests {
  private func violations(
    of plan: ScheduleDefinition.Plan, with bounds: ParticipantBoundsDefinition? = nil,
    prescribed: ScheduleDefinition.Plan = .daily([600])
  ) -> [String] {
    PlanBounds(of: ScheduleDefinition(plan: prescribed, bounds: bounds)).violations(of: plan)
      .map(\.field)
  }

  private func standard(
    _ perDay: UInt32, from start: UInt32 = 480, to end: UInt32 = 1_200, gap: UInt32 = 0
  ) -> ScheduleDefinition.Plan {
    .standard(
      StandardPlanDefinition(
        perDay: perDay, windows: [DayWindowDefinition(day: 1, startMinute: start, endMinute: end)],
        minimumGapMinutes: gap))
  }

  /// TYT §5.2.3.
  @Test func aQuarterOfAnHourUnlessTheStudySaysSo() {
    #expect(violations(of: standard(10)) == [])
    #expect(violations(of: standard(10, gap: 14)) == ["standard.minimum_gap_minutes"])
    // Participants may do what the study's own plan does.
    #expect(violations(of: standard(10, gap: 10), prescribed: standard(10, gap: 10)) == [])
    #expect(violations(of: standard(10, gap: 10), prescribed: .daily([600, 610])) == [])
    #expect(
      violations(of: standard(10, gap: 9), prescribed: .daily([600, 610]))
        == ["standard.minimum_gap_minutes"])
    let bounds = ParticipantBoundsDefinition(minimumGapMinutes: 5)
    #expect(violations(of: standard(10, gap: 5), with: bounds) == [])
    #expect(violations(of: .daily([600, 604]), with: bounds) == ["daily.minutes_of_day"])
    // Also across midnight.
    let quarter = ParticipantBoundsDefinition(minimumGapMinutes: 15)
    #expect(violations(of: .daily([5, 1_435]), with: quarter) == ["daily.minutes_of_day"])
    #expect(violations(of: .daily([5, 1_430]), with: quarter) == [])
  }

  /// TYT §4.2.6.2.
  @Test func ownClockTimesAreAsNearAsTheParticipantWants() {
    let near = [(1, 600), (1, 601)].map { WeeklyTimeDefinition(day: $0, minuteOfDay: $1) }
    for prescribed in [ScheduleDefinition.Plan.daily([600]), standard(10)] {
      #expect(violations(of: .daily([600, 601]), prescribed: prescribed) == [])
      #expect(violations(of: .custom(near), prescribed: prescribed) == [])
      let bounds = ParticipantBoundsDefinition(minimumGapMinutes: 2)
      #expect(
        violations(of: .custom(near), with: bounds, prescribed: prescribed) == ["custom.times"])
    }
  }

  @Test func onceAMonthIsLessThanSoManyADay() {
    let twice = ParticipantBoundsDefinition(perDayMin: 2)
    let monthly = ScheduleDefinition.Plan.monthly(dayOfMonth: 1, minuteOfDay: 600)
    #expect(violations(of: monthly, with: twice) == ["monthly.day_of_month"])
    #expect(violations(of: monthly) == [])
  }

  @Test func timesOfAWeekAreNeighboursAcrossItsEnd() {
    let times = [
      WeeklyTimeDefinition(day: 7, minuteOfDay: 1_435),
      WeeklyTimeDefinition(day: 1, minuteOfDay: 5),
    ]
    let bounds = ParticipantBoundsDefinition(minimumGapMinutes: 15)
    #expect(violations(of: .custom(times), with: bounds) == ["custom.times"])
    #expect(
      violations(
        of: .custom([times[0], WeeklyTimeDefinition(day: 2, minuteOfDay: 5)]), with: bounds) == [])
  }

  @Test func numbersADay() {
    let bounds = ParticipantBoundsDefinition(perDayMin: 2, perDayMax: 3)
    #expect(
      [1, 2, 3, 4].map { violations(of: standard($0), with: bounds).isEmpty } == [
        false, true, true, false,
      ])
    #expect(violations(of: .daily([600]), with: bounds) == ["daily.minutes_of_day"])
    let uneven = [(1, 600), (1, 700), (2, 600)].map {
      WeeklyTimeDefinition(day: $0, minuteOfDay: $1)
    }
    #expect(violations(of: .custom(uneven), with: bounds) == ["custom.times"])
  }

  @Test func timesOfTheDay() {
    let day = ParticipantBoundsDefinition(earliestMinute: 420, latestMinute: 1_320)
    #expect(violations(of: standard(1, from: 420, to: 1_320), with: day) == [])
    #expect(violations(of: standard(1, from: 419, to: 1_320), with: day) == ["standard.windows[0]"])
    #expect(violations(of: standard(1, from: 420, to: 1_321), with: day) == ["standard.windows[0]"])
    // A window across midnight.
    #expect(violations(of: standard(1, from: 1_000, to: 430), with: day) == ["standard.windows[0]"])
    #expect(violations(of: .monthly(dayOfMonth: 1, minuteOfDay: 1_320), with: day) == [])
    #expect(
      violations(of: .monthly(dayOfMonth: 1, minuteOfDay: 1_321), with: day)
        == ["monthly.minute_of_day"])
    #expect(
      violations(of: .daily([419, 600]), with: day) == ["daily.minutes_of_day[0]"])
    // Bounds across midnight, and up to it.
    let night = ParticipantBoundsDefinition(earliestMinute: 1_200, latestMinute: 240)
    #expect(violations(of: standard(1, from: 1_260, to: 180), with: night) == [])
    #expect(violations(of: .daily([241]), with: night) == ["daily.minutes_of_day[0]"])
    let evening = ParticipantBoundsDefinition(earliestMinute: 1_080)
    #expect(violations(of: standard(1, from: 1_080, to: 0), with: evening) == [])
    #expect(violations(of: .daily([1_079]), with: evening) == ["daily.minutes_of_day[0]"])
  }

  @Test func whatAsksOnceAWeekOrMoreRarely() {
    func rare(_ plan: ScheduleDefinition.Plan, _ rhythm: ScheduleDaysDefinition.Rhythm?) -> Bool {
      ScheduleDefinition(plan: plan, days: ScheduleDaysDefinition(rhythm: rhythm)).asksRarely
    }
    #expect(rare(.monthly(dayOfMonth: 1, minuteOfDay: 0), nil))
    #expect(rare(.custom([WeeklyTimeDefinition(day: 1, minuteOfDay: 0)]), nil))
    #expect(rare(.daily([600]), .everyDays(7)) && rare(.daily([600]), .everyMonths(1)))
    #expect(!rare(.daily([600]), nil) && !rare(.daily([600]), .everyDays(6)))
    #expect(!rare(.daily([600, 700]), .everyDays(7)) && !rare(standard(1), nil))
  }

  /// The rules of a plan are checked together, so bounds meet numbers that are wrong in themselves.
  @Test(
    arguments: [(5_000, 100), (.max, .max - 1), (0, .max)] as [(UInt32, UInt32)])
  func minutesBeyondTheDayAreComparedAsClockTimes(start: UInt32, end: UInt32) {
    let bounds = ParticipantBoundsDefinition(earliestMinute: 480, latestMinute: 1_200)
    let weekly = [
      WeeklyTimeDefinition(day: 7, minuteOfDay: UInt32.max),
      WeeklyTimeDefinition(day: 1, minuteOfDay: 0), WeeklyTimeDefinition(day: 0, minuteOfDay: 1),
    ]
    let plan = standard(1, from: start, to: end)
    #expect(violations(of: plan, with: bounds, prescribed: plan) == ["standard.windows[0]"])
    #expect(
      violations(of: .custom(weekly), with: bounds, prescribed: .custom(weekly))
        .contains("custom.times[1].minute_of_day"))
  }
}
