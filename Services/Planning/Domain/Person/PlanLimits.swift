import Calendar

/// Effect of the person's rules on a single plan, on a normal day without other notifications.
struct PlanLimits: Sendable {
  private var quietHours: QuietHours
  /// Minimum gap, in seconds.
  private var gap: Int
  /// Maximum number per day; 0 for no limit.
  private var cap: Int

  init(_ rules: PersonNotificationRules, of studyID: String) {
    let study = rules.studies[studyID] ?? StudyNotificationRules()
    quietHours = rules.quietHours
    gap = 60 * max(rules.gapMinutes, study.gapMinutes)
    cap = [rules.perDayMax, study.perDayMax].filter { $0 > 0 }.min() ?? 0
  }

  func without(_ rule: Finding.Reason) -> PlanLimits {
    var limits = self
    switch rule {
    case .inQuietHours: limits.quietHours = QuietHours()
    case .overPerDayMax: limits.cap = 0
    case .withinNotificationGap: limits.gap = 0
    default: break
    }
    return limits
  }

  func only(_ rule: Finding.Reason) -> PlanLimits {
    let others: Set<Finding.Reason> = [.inQuietHours, .overPerDayMax, .withinNotificationGap]
    return others.subtracting([rule]).reduce(self) { $0.without($1) }
  }

  /// Returns the rule as text for people.
  func words(_ rule: Finding.Reason) -> String {
    switch rule {
    case .overPerDayMax: "at most \(cap) notifications a day"
    case .withinNotificationGap: "at least \(gap / 60) minutes between notifications"
    default: "quiet hours"
    }
  }

  /// Returns whether everything that the plan asks for has room on at least one weekday.
  func leaveRoom(for plan: Plan) -> Bool {
    Feasibility.week.contains { date in
      let (asked, room) = room(for: plan, on: date)
      return asked > 0 && room >= asked
    }
  }

  /// Returns the largest number per day that has room on some weekday and fits the plan's own
  /// windows on all weekdays.
  func maximumPerDay(of plan: Plan) -> Int {
    let most = Feasibility.week.map { room(for: plan, on: $0).room }.max() ?? 0
    if case .standard(let standard) = plan { return min(most, standard.maximumPerDay ?? 0) }
    return most
  }

  /// - Returns: The number that the plan asks for on the date, and the number that has room. Random
  ///   instants are counted beyond what the plan asks for.
  private func room(for plan: Plan, on date: CivilDate) -> (asked: Int, room: Int) {
    guard case .standard(var standard) = plan else {
      let draws = draws(of: plan, on: date)
      return (draws.count, capped(Self.count(draws, gap: max(gap, 1))))
    }
    guard standard.window(on: date.dayOfWeek) != nil else { return (0, 0) }
    let asked = standard.perDay
    standard.perDay = StandardPlan.perDayRange.upperBound
    let draws = draws(of: .standard(standard), on: date)
    let apart = Self.count(draws, gap: max(gap, 60 * standard.minimumGapMinutes))
    return (asked, capped(min(apart, draws.count)))
  }

  private func capped(_ number: Int) -> Int { cap > 0 ? min(cap, number) : number }

  private func draws(of plan: Plan, on date: CivilDate) -> [DayDraw] {
    let zone = SteadyZone()
    let planner = SchedulePlanner(
      schedule: Schedule(plan: plan.onAnyDay), zone: zone, dayZero: date, studyStart: nil,
      studyEnd: nil,
      seed: PlanSeed(participant: [], studyID: "", questionnaireID: "", revision: 1))
    return planner.draws(
      on: date, from: Instant(secondsSinceEpoch: Instant.range.lowerBound),
      quiet: quietHours.seconds(around: date, in: zone))
  }

  /// Returns how many fit if each is placed as early as possible.
  private static func count(_ draws: [DayDraw], gap: Int) -> Int {
    var count = 0
    var earliest = Int.min
    for open in Set(draws.map(\.window)).sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) {
      // A fixed time counts once; a window of random instants counts as often as the gap allows.
      while let second = open.first(from: earliest) {
        count += 1
        earliest = second + gap
      }
    }
    return count
  }
}
