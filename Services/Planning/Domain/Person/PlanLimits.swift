import Calendar

/// How the rules for everything that a person is asked bear upon one plan, on a normal day with nothing else.
struct PlanLimits: Sendable {
  private var quietHours: QuietHours
  /// Seconds.
  private var gap: Int
  /// 0: any number.
  private var cap: Int

  init(_ rules: PersonPromptRules, of studyID: String) {
    let study = rules.studies[studyID] ?? StudyPromptRules()
    quietHours = rules.quietHours
    gap = 60 * max(rules.gapMinutes, study.gapMinutes)
    cap = [rules.perDayMax, study.perDayMax].filter { $0 > 0 }.min() ?? 0
  }

  func without(_ rule: Finding.Reason) -> PlanLimits {
    var limits = self
    switch rule {
    case .inQuietHours: limits.quietHours = QuietHours()
    case .overPerDayMax: limits.cap = 0
    case .withinPromptGap: limits.gap = 0
    default: break
    }
    return limits
  }

  func only(_ rule: Finding.Reason) -> PlanLimits {
    let others: Set<Finding.Reason> = [.inQuietHours, .overPerDayMax, .withinPromptGap]
    return others.subtracting([rule]).reduce(self) { $0.without($1) }
  }

  /// What a rule says, for people.
  func words(_ rule: Finding.Reason) -> String {
    switch rule {
    case .overPerDayMax: "at most \(cap) prompts a day"
    case .withinPromptGap: "at least \(gap / 60) minutes between prompts"
    default: "quiet hours"
    }
  }

  /// Whether all that the plan asks for on some weekday has room.
  func leaveRoom(for plan: Plan) -> Bool {
    Feasibility.week.contains { date in
      let (asked, room) = room(for: plan, on: date)
      return asked > 0 && room >= asked
    }
  }

  /// The largest number of a day that has room on some weekday, and in the plan's own windows on all of them.
  func maximumPerDay(of plan: Plan) -> Int {
    let most = Feasibility.week.map { room(for: plan, on: $0).room }.max() ?? 0
    if case .standard(let standard) = plan { return min(most, standard.maximumPerDay ?? 0) }
    return most
  }

  /// - Returns: how many the plan asks for on the date, and for how many there is room: of random instants beyond what it
  ///   asks for, too.
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

  /// How many fit: each as early as it can be.
  private static func count(_ draws: [DayDraw], gap: Int) -> Int {
    var count = 0
    var earliest = Int.min
    for open in Set(draws.map(\.window)).sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) {
      // Of a fixed time one, of a window of random ones as many as it holds.
      while let second = open.first(from: earliest) {
        count += 1
        earliest = second + gap
      }
    }
    return count
  }
}
