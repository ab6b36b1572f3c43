import Calendar

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
