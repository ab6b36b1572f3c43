import Calendar

/// The instants that a plan puts on one date.
protocol DayPlanner: Sendable {
  /// Earliest first, none twice. A pure function of the date: neither the time of asking nor other
  /// dates' draws have a say.
  func instants(on date: CivilDate) -> [Instant]
}
