import Calendar

/// The instants that a plan puts on one date.
protocol DayPlanner: Sendable {
  var zone: any ZoneRules { get }

  /// Appends the date's instants that are not before `earliest`: earliest first, none twice, in seconds since
  /// 1970-01-01. A pure function of the date: neither the time of asking nor other dates' draws have a say.
  ///
  /// - Parameter clock: of the planner's zone.
  func add(
    on date: CivilDate, from earliest: Int, by clock: inout ZoneClock, to seconds: inout [Int])

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
  /// All of them.
  func instants(on date: CivilDate) -> [Instant] {
    var clock = ZoneClock(zone)
    var seconds: [Int] = []
    add(on: date, from: .min, by: &clock, to: &seconds)
    return seconds.map { Instant(secondsSinceEpoch: $0) }
  }

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

/// The monthly instant of a ``MonthlyPlan``; in a month without its day, on the last one.
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

/// Clock times of a date.
private enum FixedTimes {
  static func add(
    _ minutesOfDay: some Sequence<Int>, on date: CivilDate, from earliest: Int,
    by clock: inout ZoneClock, to seconds: inout [Int]
  ) {
    guard clock.hasDate(date) else { return }
    // In spring two clock times can fall on one instant: 02:30 moves to 03:30.
    var found: Set<Int> = []
    for minute in minutesOfDay {
      found.insert(clock.instant(of: LocalTime(date, minuteOfDay: minute)).secondsSinceEpoch)
    }
    seconds += found.filter { $0 >= earliest }.sorted()
  }
}
