import Calendar
package import FoundationEssentials

/// Whether plans have room under the rules for everything that a person is asked, on a normal day: one about which the
/// participant's clock is not changed.
package struct Feasibility: Sendable {
  private let rules: PersonPromptRules

  package init(_ rules: PersonPromptRules) {
    self.rules = rules
  }

  /// Why a plan is refused.
  package struct Refusal: Sendable, Hashable {
    /// One for each rule to blame.
    package var findings: [Finding]
    /// The largest number that has room.
    package var maximumPerDay: Int
  }

  /// - Returns: nil if the plan as a whole has room on some weekday when nothing else is asked, the day before
  ///   included; it can never be placed otherwise.
  package func refusal(of plan: Plan, in studyID: String) -> Refusal? {
    let limits = PlanLimits(rules, of: studyID)
    guard !limits.leaveRoom(for: plan) else { return nil }
    let reasons: [Finding.Reason] = [.inQuietHours, .overPerDayMax, .withinPromptGap]
    // Without a rule that is to blame alone there is room; of several each is too much by itself.
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

  /// How many prompts of a schedule have room in a normal week, on the weekday with the fewest of those on which it
  /// asks, together with all others in force.
  ///
  /// Whatever days they count on, all of them ask on each of their weekdays; a monthly one every day.
  ///
  /// - Parameter all: in the order in which they are planned; the schedule among them, as it was or as it is.
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

  /// Monday to Sunday, of any year.
  static let week = (0..<7).map { CivilDate(year: 2001, month: 1, day: 1).adding(days: $0) }

  /// Nil: it asks for nothing.
  private func part(_ state: ScheduleState, _ participantID: UUID) -> PersonPlan.Part? {
    // On a normal day no trigger fires.
    guard let schedule = state.scheduleOnceOpen, !schedule.plan.isAfter else { return nil }
    return PersonPlan.Part(
      planner: SchedulePlanner(
        schedule: Schedule(plan: schedule.plan.onAnyDay, isDrawnOnce: schedule.isDrawnOnce),
        zone: SteadyZone(), dayZero: Self.week[0].adding(days: -7), studyStart: nil, studyEnd: nil,
        seed: PlanSeed(
          participant: participantID.bytes, studyID: state.key.studyID,
          questionnaireID: state.key.questionnaireID, revision: state.revision?.number ?? 1,
          scheduleID: state.key.scheduleID)),
      studyID: state.key.studyID, priority: schedule.priority)
  }
}

extension Plan {
  /// Without a day of the month.
  var onAnyDay: Plan {
    if case .monthly(let plan) = self {
      .daily(DailyPlan(minutesOfDay: [plan.minuteOfDay]))
    } else {
      self
    }
  }

  /// Where it says how often it asks.
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
