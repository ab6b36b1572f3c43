/// Bounds for a participant's own plan of one schedule.
///
/// Does not check whether a plan is valid in itself.
public struct PlanBounds: Sendable, Hashable {
  /// A part of the plan that exceeds the bounds.
  public struct Violation: Sendable, Hashable {
    /// Path relative to the plan, e.g. `standard.per_day`.
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
    // Participants cannot have such a plan.
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
    // Reported once; the other days would repeat it.
    let numbers = byDay.lazy.map { number($1.count, "custom.times") }.first { !$0.isEmpty }
    return (numbers ?? []) + fixedGap(plan, "custom.times")
      + times.enumerated().flatMap {
        time($1.minuteOfDay, "custom.times[\($0)].minute_of_day")
      }
  }

  private func daily(_ minutes: [UInt32], _ plan: ScheduleDefinition.Plan) -> [Violation] {
    number(minutes.count, "daily.minutes_of_day") + fixedGap(plan, "daily.minutes_of_day")
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
        description: "\(minutes) minutes apart; the study requires at least \(gapMinutes)")
    ]
  }

  /// The default gap is that of random instants: a participant's own clock times are as near as the
  /// participant wants, unless the study names a gap (TYT §4.2.6.2).
  private func fixedGap(_ plan: ScheduleDefinition.Plan, _ field: String) -> [Violation] {
    bounds.minimumGapMinutes > 0 ? gap(plan.gapMinutes, field) : []
  }

  private func time(_ minute: UInt32, _ field: String) -> [Violation] {
    holds(from: minute, minutes: 0) ? [] : [outside(field)]
  }

  private func outside(_ field: String) -> Violation {
    let (earliest, latest) = (Self.clock(bounds.earliestMinute), Self.clock(bounds.latestMinute))
    return Violation(field: field, description: "the study allows \(earliest) to \(latest)")
  }

  /// Whether a range of minutes of the day lies within the bounds.
  private func holds(from minute: UInt32, minutes: UInt32) -> Bool {
    let (earliest, latest) = (Int(bounds.earliestMinute), Int(bounds.latestMinute))
    if earliest == 0, latest == 0 { return true }
    let end = latest <= earliest ? latest + 1_440 : latest
    let distance = (Int(minute) % 1_440 + 1_440 - earliest % 1_440) % 1_440
    return earliest + distance + Int(minutes) <= end
  }

  private static func clock(_ minute: UInt32) -> String {
    let (hour, minute) = (minute / 60 % 24, minute % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension ScheduleDefinition.Plan {
  /// Smallest distance between two notifications; nil if there are fewer than two a day.
  var gapMinutes: UInt32? {
    switch self {
    case .standard(let plan): plan.gapMinutes
    case .custom(let times):
      // Distances repeat weekly.
      Self.smallestDistance(
        times.compactMap { time in
          time.day.map { UInt32(clamping: $0 - 1) % 7 * 1_440 + time.minuteOfDay % 1_440 }
        }, around: 7 * 1_440)
    case .daily(let minutes): Self.smallestDistance(minutes, around: 1_440)
    case .monthly, .after: nil
    }
  }

  private static func smallestDistance(_ minutes: [UInt32], around period: UInt32) -> UInt32? {
    // Times may be duplicated before they are checked.
    let sorted = Set(minutes.map { $0 % period }).sorted()
    guard let first = sorted.first, let last = sorted.last, sorted.count > 1 else { return nil }
    let between = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
    return min(between.min() ?? period, first + period - last)
  }
}
