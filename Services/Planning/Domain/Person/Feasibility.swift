import Calendar
package import FoundationEssentials

/// Checks whether plans have room under the person's rules on a normal day, that is, without a
/// clock change.
package struct Feasibility: Sendable {
  private let rules: PersonNotificationRules

  package init(_ rules: PersonNotificationRules) {
    self.rules = rules
  }

  /// Reason why a plan is rejected.
  package struct Refusal: Sendable, Hashable {
    /// One finding for each rule that leaves too little room.
    package var findings: [Finding]
    /// Largest number per day that has room.
    package var maximumPerDay: Int
  }

  /// - Returns: Nil if the plan has room on some weekday, assuming nothing else is asked on that
  ///   day and the day before. Otherwise it can never be placed.
  package func refusal(of plan: Plan, in studyID: String) -> Refusal? {
    let limits = PlanLimits(rules, of: studyID)
    guard !limits.leaveRoom(for: plan) else { return nil }
    let reasons: [Finding.Reason] = [.inQuietHours, .overPerDayMax, .withinNotificationGap]
    // First the rules whose removal alone makes room; otherwise every rule that is too strict by
    // itself.
    var blamed = reasons.filter { limits.without($0).leaveRoom(for: plan) }
    if blamed.isEmpty { blamed = reasons.filter { !limits.only($0).leaveRoom(for: plan) } }
    let maximum = limits.maximumPerDay(of: plan)
    return Refusal(
      findings: blamed.map { reason in
        Finding(
          field: plan.numberField, reason: reason,
          description: "\(limits.words(reason)): at most \(maximum) have room on a day")
      }, maximumPerDay: maximum)
  }

  // MARK: Together with all else

  /// Returns how many notifications of a schedule have room in a normal week together with all
  /// other schedules in force. The weekday with the fewest counts, of those on which the schedule
  /// asks.
  ///
  /// All schedules are taken to ask on each of their weekdays; a monthly one asks every day.
  ///
  /// - Parameter all: the schedules in planning order; includes the schedule itself, before or
  ///   after a change.
  package func placeablePerDay(
    of schedule: ScheduleState, among all: [ScheduleState], for participantID: UUID
  ) -> Int {
    guard let own = part(schedule, participantID) else { return 0 }
    let before = all.prefix { $0.key != schedule.key }.compactMap { part($0, participantID) }
    let after = all.drop { $0.key != schedule.key }.dropFirst()
      .compactMap { part($0, participantID) }
    let zone = SteadyZone()
    let plan = PersonPlan(
      count: 0, through: Self.week[6],
      now: zone.start(of: LocalTime(Self.week[0].adding(days: -1), minuteOfDay: 0)), zone: zone,
      parts: before + [own] + after, rules: rules, standing: [])
    let counts = Self.week.filter { !own.planner.instants(on: $0).isEmpty }.map { date in
      plan.placed.count { $0.part == before.count && $0.date == date }
    }
    return counts.min() ?? 0
  }

  /// Monday to Sunday of an arbitrary week.
  static let week = (0..<7).map { CivilDate(year: 2001, month: 1, day: 1).adding(days: $0) }

  /// Returns nil if the schedule asks for nothing.
  private func part(_ state: ScheduleState, _ participantID: UUID) -> PersonPlan.Part? {
    // No trigger fires on a normal day.
    guard let schedule = state.scheduleOnceOpen, !schedule.plan.isAfter else { return nil }
    return PersonPlan.Part(
      planner: SchedulePlanner(
        schedule: Schedule(plan: schedule.plan.onAnyDay, isDrawnOnce: schedule.isDrawnOnce),
        zone: SteadyZone(), dayZero: Self.week[0].adding(days: -7), studyStart: nil, studyEnd: nil,
        seed: state.seed(of: participantID)),
      studyID: state.key.studyID, priority: schedule.priority)
  }
}

extension Plan {
  /// The plan without its day of the month.
  var onAnyDay: Plan {
    if case .monthly(let plan) = self {
      .daily(DailyPlan(minutesOfDay: [plan.minuteOfDay]))
    } else {
      self
    }
  }

  /// Name of the field with the number of instants.
  fileprivate var numberField: String {
    switch self {
    case .standard: "standard.per_day"
    case .custom: "custom.times"
    case .monthly: "monthly.minute_of_day"
    case .daily: "daily.minutes_of_day"
    case .after: "after"
    }
  }
}
