import Calendar

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
