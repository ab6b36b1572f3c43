import Calendar

/// Plans the instants of one date.
protocol DayPlanner: Sendable {
  var zone: any ZoneRules { get }

  /// Appends the date's instants from `earliest` on, in seconds since 1970-01-01, ascending and
  /// without duplicates. A pure function of the date: the time of the request and the draws of
  /// other dates have no effect.
  ///
  /// - Parameter clock: clock of the planner's zone.
  func add(
    on date: CivilDate, from earliest: Int, by clock: inout ZoneClock, to seconds: inout [Int])

  /// Returns the date's instants with the seconds to which each may move. Without quiet hours these
  /// are the instants of ``instants(on:)``; random instants are drawn from the window outside quiet
  /// hours.
  ///
  /// - Parameter quiet: quiet hours of the date and the dates around it, in seconds since
  ///   1970-01-01.
  func draws(on date: CivilDate, quiet: [ClosedRange<Int>]) -> [DayDraw]

  /// Returns how the date's instants are drawn.
  func trace(on date: CivilDate, quiet: [ClosedRange<Int>]) -> DayTrace
}

/// An instant and the seconds to which it may move.
struct DayDraw: Sendable, Hashable {
  var wish: Instant
  /// Seconds from which it was drawn; the instant alone for a fixed time. Empty if quiet hours
  /// cover them all.
  var part: IntervalSet
  /// Seconds allowed if its part has no room.
  var window: IntervalSet
}

extension DayPlanner {
  /// Returns all instants of a date.
  func instants(on date: CivilDate) -> [Instant] {
    var clock = ZoneClock(zone)
    var seconds: [Int] = []
    add(on: date, from: .min, by: &clock, to: &seconds)
    return seconds.map { Instant(secondsSinceEpoch: $0) }
  }

  /// Default for fixed times.
  func draws(on date: CivilDate, quiet: [ClosedRange<Int>]) -> [DayDraw] {
    instants(on: date).map { instant in
      let second = instant.secondsSinceEpoch
      let here =
        quiet.contains { $0.contains(second) } ? IntervalSet() : IntervalSet(second...second)
      return DayDraw(wish: instant, part: here, window: here)
    }
  }

  /// Default for fixed times, which are not drawn.
  func trace(on date: CivilDate, quiet: [ClosedRange<Int>]) -> DayTrace {
    DayTrace(wishes: instants(on: date))
  }
}

/// The fixed clock times of a ``CustomPlan``.
struct CustomPlanner: DayPlanner {
  let plan: CustomPlan
  let zone: any ZoneRules

  func add(
    on date: CivilDate, from earliest: Int, by clock: inout ZoneClock, to seconds: inout [Int]
  ) {
    let day = date.dayOfWeek
    let minutes = plan.times.lazy.filter { $0.day == day }.map(\.minuteOfDay)
    FixedTimes.add(minutes, on: date, from: earliest, by: &clock, to: &seconds)
  }
}

/// The fixed clock times of a ``DailyPlan``.
struct DailyPlanner: DayPlanner {
  let plan: DailyPlan
  let zone: any ZoneRules

  func add(
    on date: CivilDate, from earliest: Int, by clock: inout ZoneClock, to seconds: inout [Int]
  ) {
    FixedTimes.add(plan.minutesOfDay, on: date, from: earliest, by: &clock, to: &seconds)
  }
}

/// The monthly instant of a ``MonthlyPlan``; on the last day of a month that is too short.
struct MonthlyPlanner: DayPlanner {
  let plan: MonthlyPlan
  let zone: any ZoneRules

  func add(
    on date: CivilDate, from earliest: Int, by clock: inout ZoneClock, to seconds: inout [Int]
  ) {
    guard date.components.day == min(plan.dayOfMonth, date.daysInMonth) else { return }
    FixedTimes.add(
      CollectionOfOne(plan.minuteOfDay), on: date, from: earliest, by: &clock, to: &seconds)
  }
}

/// Fixed clock times of a date.
private enum FixedTimes {
  static func add(
    _ minutesOfDay: some Sequence<Int>, on date: CivilDate, from earliest: Int,
    by clock: inout ZoneClock, to seconds: inout [Int]
  ) {
    guard clock.hasDate(date) else { return }
    // Two clock times can give one instant when clocks go forward: 02:30 becomes 03:30.
    var found: Set<Int> = []
    for minute in minutesOfDay {
      found.insert(clock.instant(of: LocalTime(date, minuteOfDay: minute)).secondsSinceEpoch)
    }
    seconds += found.filter { $0 >= earliest }.sorted()
  }
}
