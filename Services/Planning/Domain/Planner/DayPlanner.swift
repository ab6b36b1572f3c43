import Calendar

/// The instants that a plan puts on one date.
protocol DayPlanner: Sendable {
  /// Earliest first, none twice. A pure function of the date: neither the time of asking nor other
  /// dates' draws have a say.
  func instants(on date: CivilDate) -> [Instant]

  /// The same with where each comes from. Without quiet hours the instants are those of ``instants(on:)``; random ones
  /// are drawn from what quiet hours leave of the window.
  ///
  /// - Parameter quiet: seconds since 1970-01-01, of the date and those about it.
  func draws(on date: CivilDate, quiet: [ClosedRange<Int>]) -> [DayDraw]

  /// How they come about.
  func trace(on date: CivilDate, quiet: [ClosedRange<Int>]) -> DayTrace
}

/// An instant, and where it may be.
struct DayDraw: Sendable, Hashable {
  var wish: Instant
  /// Where it was drawn; of a fixed time itself alone. Empty: quiet hours leave nothing.
  var part: SecondSet
  /// Where else it may be if its part has no room.
  var window: SecondSet
}

extension DayPlanner {
  /// Of fixed times.
  func draws(on date: CivilDate, quiet: [ClosedRange<Int>]) -> [DayDraw] {
    instants(on: date).map { instant in
      let second = instant.secondsSinceEpoch
      let here = quiet.contains { $0.contains(second) } ? SecondSet() : SecondSet(second...second)
      return DayDraw(wish: instant, part: here, window: here)
    }
  }

  /// Of fixed times, which are not drawn.
  func trace(on date: CivilDate, quiet: [ClosedRange<Int>]) -> DayTrace {
    DayTrace(wishes: instants(on: date))
  }
}

/// The fixed clock times of a ``CustomPlan``.
struct CustomPlanner: DayPlanner {
  let plan: CustomPlan
  let zone: any ZoneRules

  func instants(on date: CivilDate) -> [Instant] {
    guard zone.hasDate(date) else { return [] }
    let day = date.dayOfWeek
    // In spring two clock times can fall on one instant: 02:30 moves to 03:30.
    let instants = Set(
      plan.times.lazy.filter { $0.day == day }
        .map { zone.instant(of: LocalTime(date, minuteOfDay: $0.minuteOfDay)) })
    return instants.sorted()
  }
}

/// The fixed clock times of a ``DailyPlan``.
struct DailyPlanner: DayPlanner {
  let plan: DailyPlan
  let zone: any ZoneRules

  func instants(on date: CivilDate) -> [Instant] {
    guard zone.hasDate(date) else { return [] }
    // As with those of a week.
    return Set(plan.minutesOfDay.map { zone.instant(of: LocalTime(date, minuteOfDay: $0)) })
      .sorted()
  }
}

/// The monthly instant of a ``MonthlyPlan``; in a month without its day, on the last one.
struct MonthlyPlanner: DayPlanner {
  let plan: MonthlyPlan
  let zone: any ZoneRules

  func instants(on date: CivilDate) -> [Instant] {
    guard date.components.day == min(plan.dayOfMonth, date.daysInMonth), zone.hasDate(date) else {
      return []
    }
    return [zone.instant(of: LocalTime(date, minuteOfDay: plan.minuteOfDay))]
  }
}
