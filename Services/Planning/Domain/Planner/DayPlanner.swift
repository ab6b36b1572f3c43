import Calendar

/// The instants that a plan puts on one date.
protocol DayPlanner: Sendable {
  /// Earliest first, none twice. A pure function of the date: neither the time of asking nor other
  /// dates' draws have a say.
  func instants(on date: CivilDate) -> [Instant]
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
