/// How far the plans of one schedule may go: which of a participant's own are let pass.
///
/// Says nothing about whether a plan is right in itself.
public struct PlanBounds: Sendable, Hashable {
  /// What goes too far.
  public struct Violation: Sendable, Hashable {
    /// Path from the plan, e.g. `standard.per_day`.
    public var field: String
    public var description: String
  }

  private let bounds: ParticipantBoundsDefinition
  private let gapMinutes: UInt32

  public init(of schedule: ScheduleDefinition) {
    bounds = schedule.bounds ?? ParticipantBoundsDefinition()
    gapMinutes =
      bounds.minimumGapMinutes > 0
      ? bounds.minimumGapMinutes
      : min(CatalogueDefaults.minimumGapMinutes, schedule.plan?.gapMinutes ?? .max)
  }

  public func violations(of plan: ScheduleDefinition.Plan) -> [Violation] {
    switch plan {
    case .standard(let plan): standard(plan)
    case .custom(let times): custom(times, plan)
    case .daily(let minutes): daily(minutes, plan)
    case .monthly(_, let minute):
      number(1, "monthly.day_of_month") + time(minute, "monthly.minute_of_day")
    // Participants have none.
    case .after: []
    }
  }

  private func standard(_ plan: StandardPlanDefinition) -> [Violation] {
    number(Int(plan.perDay), "standard.per_day")
      + gap(plan.gapMinutes, "standard.minimum_gap_minutes")
      + plan.windows.enumerated().flatMap { index, window in
        holds(from: window.startMinute, minutes: window.lengthMinutes)
          ? [] : [outside("standard.windows[\(index)]")]
      }
  }

  private func custom(
    _ times: [WeeklyTimeDefinition], _ plan: ScheduleDefinition.Plan
  ) -> [Violation] {
    let byDay = Dictionary(grouping: times) { $0.day ?? 0 }.sorted { $0.key < $1.key }
    // Once is enough: the other days have the same to say.
    let numbers = byDay.lazy.map { number($1.count, "custom.times") }.first { !$0.isEmpty }
    return (numbers ?? []) + gap(plan.gapMinutes, "custom.times")
      + times.enumerated().flatMap {
        time($1.minuteOfDay, "custom.times[\($0)].minute_of_day")
      }
  }

  private func daily(_ minutes: [UInt32], _ plan: ScheduleDefinition.Plan) -> [Violation] {
    number(minutes.count, "daily.minutes_of_day") + gap(plan.gapMinutes, "daily.minutes_of_day")
      + minutes.enumerated().flatMap { time($1, "daily.minutes_of_day[\($0)]") }
  }

  private func number(_ perDay: Int, _ field: String) -> [Violation] {
    let least = max(1, Int(bounds.perDayMin))
    let most =
      bounds.perDayMax == 0 ? Int(ScheduleChecker.perDay.upperBound) : Int(bounds.perDayMax)
    if (least...max(least, most)).contains(perDay) { return [] }
    return [
      Violation(field: field, description: "\(perDay) a day; the study allows \(least)–\(most)")
    ]
  }

  private func gap(_ minutes: UInt32?, _ field: String) -> [Violation] {
    guard let minutes, minutes < gapMinutes else { return [] }
    return [
      Violation(
        field: field,
        description: "\(minutes) minutes apart; the study asks for at least \(gapMinutes)")
    ]
  }

  private func time(_ minute: UInt32, _ field: String) -> [Violation] {
    holds(from: minute, minutes: 0) ? [] : [outside(field)]
  }

  private func outside(_ field: String) -> Violation {
    let (earliest, latest) = (Self.clock(bounds.earliestMinute), Self.clock(bounds.latestMinute))
    return Violation(field: field, description: "the study allows \(earliest) to \(latest)")
  }

  /// Whether a time of the day, and so many minutes from it on, are within the bounds.
  private func holds(from minute: UInt32, minutes: UInt32) -> Bool {
    if bounds.earliestMinute == 0, bounds.latestMinute == 0 { return true }
    let end =
      bounds.latestMinute <= bounds.earliestMinute
      ? bounds.latestMinute + 1_440 : bounds.latestMinute
    let distance = (minute % 1_440 + 1_440 - bounds.earliestMinute % 1_440) % 1_440
    return bounds.earliestMinute + distance + minutes <= end
  }

  private static func clock(_ minute: UInt32) -> String {
    let (hour, minute) = (minute / 60 % 24, minute % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension ScheduleDefinition.Plan {
  /// The smallest distance between two of its notifications; nil: there are not two of them within a day.
  var gapMinutes: UInt32? {
    switch self {
    case .standard(let plan): plan.gapMinutes
    case .custom(let times):
      // Week by week.
      Self.smallestDistance(
        times.compactMap { time in time.day.map { UInt32($0 - 1) * 1_440 + time.minuteOfDay } },
        around: 7 * 1_440)
    case .daily(let minutes): Self.smallestDistance(minutes, around: 1_440)
    case .monthly, .after: nil
    }
  }

  private static func smallestDistance(_ minutes: [UInt32], around period: UInt32) -> UInt32? {
    // One and the same stands twice where it was not checked yet.
    let sorted = Set(minutes.map { $0 % period }).sorted()
    guard let first = sorted.first, let last = sorted.last, sorted.count > 1 else { return nil }
    let between = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
    return min(between.min() ?? period, first + period - last)
  }
}
