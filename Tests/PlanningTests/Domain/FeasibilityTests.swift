import Calendar
import Foundation
import Testing

@testable import PlanningService

@Suite struct FeasibilityTests {
  private static let everyDay = DayOfWeek.allCases

  private static func quiet(_ start: Int, _ end: Int, on days: [DayOfWeek] = everyDay) -> QuietHours
  {
    QuietHours(windows: days.map { DayWindow(day: $0, startMinute: start, endMinute: end) })
  }

  /// Returns e.g. `IN_QUIET_HOURS 4`: the violated rules and the largest number; nil if there is
  /// room.
  private func refusal(_ plan: Plan, _ rules: PersonNotificationRules) -> String? {
    Feasibility(rules).refusal(of: plan, in: "tinnitus").map { refusal in
      (refusal.findings.map(\.reason.rawValue) + ["\(refusal.maximumPerDay)"])
        .joined(separator: " ")
    }
  }

  @Test func theRuleToBlameIsNamed() {
    // 08:00 to 20:00, 15 minutes apart.
    let ten = Plan.standard(.daily(10))
    #expect(refusal(ten, PersonNotificationRules()) == nil)
    // Less than an hour remains.
    let morning = PersonNotificationRules(quietHours: Self.quiet(540, 480))
    #expect(refusal(ten, morning) == "IN_QUIET_HOURS 4")
    #expect(refusal(.standard(.daily(4)), morning) == nil)
    #expect(refusal(ten, PersonNotificationRules(perDayMax: 9)) == "OVER_PER_DAY_MAX 9")
    #expect(refusal(ten, PersonNotificationRules(gapMinutes: 90)) == "WITHIN_PROMPT_GAP 9")
    let study = PersonNotificationRules(
      studies: ["tinnitus": StudyNotificationRules(gapMinutes: 90, perDayMax: 5)])
    #expect(refusal(ten, study) == "OVER_PER_DAY_MAX WITHIN_PROMPT_GAP 5")
    // Each rule alone leaves room; both together do not.
    let together = PersonNotificationRules(quietHours: Self.quiet(840, 480), gapMinutes: 60)
    #expect(refusal(ten, together) == "IN_QUIET_HOURS WITHIN_PROMPT_GAP 6")
    // The rules of another study do not count.
    let other = PersonNotificationRules(studies: ["stress": StudyNotificationRules(perDayMax: 1)])
    #expect(refusal(ten, other) == nil)
  }

  @Test func fixedTimesInQuietHoursAreNeverAsked() {
    let night = PersonNotificationRules(quietHours: Self.quiet(1_320, 420))
    let field = Feasibility(night).refusal(
      of: .daily(DailyPlan(minutesOfDay: [600, 1_380])), in: "tinnitus")
    #expect(field?.findings.map(\.field) == ["daily.minutes_of_day"])
    #expect(field?.maximumPerDay == 1)
    #expect(refusal(.daily(DailyPlan(minutesOfDay: [420, 1_319])), night) == nil)
    let monthly = Plan.monthly(MonthlyPlan(dayOfMonth: 31, minuteOfDay: 0))
    #expect(refusal(monthly, night) == "IN_QUIET_HOURS 0")
    let weekly = Plan.custom(
      CustomPlan(
        times: [DayOfWeek.monday, .friday].map { WeeklyTime(day: $0, minuteOfDay: 0) }))
    #expect(refusal(weekly, night) == "IN_QUIET_HOURS 0")
    // There is room on Fridays.
    let sunday = PersonNotificationRules(quietHours: Self.quiet(1_320, 420, on: [.sunday]))
    #expect(refusal(weekly, sunday) == nil)
  }

  /// A weekday without room does not matter: nothing is asked on it.
  @Test func aQuietSundayIsNoReason() {
    let ten = Plan.standard(.daily(10))
    let sunday = PersonNotificationRules(quietHours: Self.quiet(0, 0, on: [.sunday]))
    #expect(refusal(ten, sunday) == nil)
    let always = PersonNotificationRules(quietHours: Self.quiet(0, 0))
    #expect(refusal(ten, always) == "IN_QUIET_HOURS 0")
  }

  // MARK: By what is placed

  /// A plan reported as infeasible is placed on no day; any other plan is placed on at least one.
  @Test func feasibleMeansPlaced() {
    var outcomes = [0, 0]
    forEachSeed(600) { generator in
      let (plan, rules) = (Self.plan(by: &generator), Self.rules(by: &generator))
      guard plan.findings().isEmpty else { return [] }
      let refusal = Feasibility(rules).refusal(of: plan, in: "tinnitus")
      outcomes[refusal == nil ? 0 : 1] += 1
      let whole = Feasibility.week.contains { Self.isPlacedWhole(plan, rules, on: $0) }
      var broken =
        whole == (refusal == nil) ? [] : ["\(plan) under \(rules): \(refusal as Any), but \(whole)"]
      guard let refusal else { return broken }
      if refusal.findings.isEmpty { broken.append("\(plan) under \(rules): no rule is named") }
      guard case .standard(var standard) = plan else { return broken }
      // The reported maximum fits, and one more does not.
      for (number, isRefused) in [
        (refusal.maximumPerDay, false), (refusal.maximumPerDay + 1, true),
      ] where number > 0 {
        standard.perDay = number
        let again = Feasibility(rules).refusal(of: .standard(standard), in: "tinnitus")
        if (again != nil) != isRefused {
          broken.append("\(standard) under \(rules): \(again as Any)")
        }
      }
      return broken
    }
    #expect(outcomes.allSatisfy { $0 > 60 }, "\(outcomes)")
  }

  private static func isPlacedWhole(
    _ plan: Plan, _ rules: PersonNotificationRules, on date: CivilDate
  ) -> Bool {
    let utc = SteadyZone()
    let asked =
      switch plan {
      case .standard(let plan): plan.window(on: date.dayOfWeek) == nil ? 0 : plan.perDay
      case .custom(let plan): plan.times.count { $0.day == date.dayOfWeek }
      case .daily(let plan): plan.minutesOfDay.count
      case .monthly: 1
      case .after: 0
      }
    let planner = SchedulePlanner(
      schedule: Schedule(plan: plan.onAnyDay), zone: utc, dayZero: date, studyStart: nil,
      studyEnd: nil, seed: .sample(date.dayNumber))
    let person = PersonPlan(
      count: 0, through: date, now: utc.start(of: LocalTime(date, minuteOfDay: 0)), zone: utc,
      parts: [PersonPlan.Part(planner: planner, studyID: "tinnitus")], rules: rules, standing: [])
    return asked > 0 && person.placed.count { $0.date == date } == asked
  }

  /// Returns a plan within the day that does not start before the lead time of a request at
  /// midnight.
  private static func plan(by generator: inout Xoshiro256) -> Plan {
    let days = everyDay.filter { _ in generator.next(through: 3) > 0 }
    switch generator.next(through: 3) {
    case 0:
      return .daily(DailyPlan(minutesOfDay: minutes(by: &generator)))
    case 1:
      return .custom(
        CustomPlan(
          times: days.flatMap { day in
            minutes(by: &generator).map { WeeklyTime(day: day, minuteOfDay: $0) }
          }))
    default:
      let windows = days.map { day in
        let start = generator.next(in: 60...1_200)
        return DayWindow(
          day: day, startMinute: start, endMinute: generator.next(in: start + 30...1_380))
      }
      return .standard(
        StandardPlan(
          perDay: generator.next(in: 1...14), windows: windows,
          minimumGapMinutes: generator.next(in: 1...60)))
    }
  }

  private static func minutes(by generator: inout Xoshiro256) -> [Int] {
    Set((0..<generator.next(in: 1...5)).map { _ in generator.next(in: 60...1_380) }).sorted()
  }

  private static func rules(by generator: inout Xoshiro256) -> PersonNotificationRules {
    let windows = (0..<generator.next(through: 3)).flatMap { _ in
      let (start, length) = (generator.next(through: 1_439), generator.next(in: 20...700))
      return quiet(start, (start + length) % 1_440, on: [generator.element(of: everyDay)]).windows
        + (generator.next(through: 1) == 0
          ? quiet(start, (start + length) % 1_440).windows : [])
    }
    return PersonNotificationRules(
      quietHours: QuietHours(windows: windows), gapMinutes: generator.next(through: 90),
      perDayMax: generator.next(through: 12),
      studies: [
        "tinnitus": StudyNotificationRules(
          gapMinutes: generator.next(through: 60), perDayMax: generator.next(through: 12))
      ])
  }
}
