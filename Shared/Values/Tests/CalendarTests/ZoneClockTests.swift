import Calendar
import CalendarSamples
import SeededRandom
import Testing

/// A clock with a cache gives the same results as the rules of its zone.
@Suite struct ZoneClockTests {
  @Test(arguments: oddZones) func itReadsAsTheRulesDo(name: String) throws {
    let zone = try zone(name)
    var random = SplitMix64(seed: 2)
    var clock = ZoneClock(zone)
    // Before the first change of a table, between all changes, and long after the last.
    let range = CivilDate(year: 1850, month: 1, day: 1)...CivilDate(year: 2150, month: 1, day: 1)
    for _ in 0..<300 {
      let first = Int.random(
        in: range.lowerBound.dayNumber...range.upperBound.dayNumber, using: &random)
      for day in first..<first + 20 {
        try agree(&clock, zone, CivilDate(dayNumber: day), using: &random)
      }
    }
    let changes = zone.datesOfChange(from: CivilDate(year: 2009, month: 1, day: 1), days: 9_000)
    for change in changes {
      for distance in -2...2 {
        try agree(&clock, zone, change.adding(days: distance), using: &random)
      }
    }
  }

  private func agree(
    _ clock: inout ZoneClock, _ zone: IANAZone, _ date: CivilDate,
    using random: inout SplitMix64
  ) throws {
    let minutes = [0, 30, 60, 120, 150, 180, 1439, Int.random(in: 0...2880, using: &random)]
    for minute in minutes {
      let local = LocalTime(date, minuteOfDay: minute)
      let (start, instant) = (clock.start(of: local), clock.instant(of: local))
      try #require(start == zone.start(of: local), "\(zone.name) \(date) \(minute)")
      try #require(instant == zone.instant(of: local), "\(zone.name) \(date) \(minute)")
    }
    let hasDate = clock.hasDate(date)
    try #require(hasDate == zone.hasDate(date), "\(zone.name) \(date)")
  }

  @Test func theEndsOfTimeAreThoseOfTheRules() throws {
    for name in ["Europe/Berlin", "UTC", "Pacific/Kiritimati"] {
      let zone = try zone(name)
      var clock = ZoneClock(zone)
      for date in [
        CivilDate(year: 1, month: 1, day: 1), CivilDate(year: 9999, month: 12, day: 31),
        CivilDate(year: -40, month: 5, day: 1), CivilDate(year: 12_000, month: 5, day: 1),
      ] {
        for minute in [0, 720, 1439] {
          let local = LocalTime(date, minuteOfDay: minute)
          #expect(clock.start(of: local) == zone.start(of: local))
          #expect(clock.instant(of: local) == zone.instant(of: local))
        }
      }
    }
  }

  /// The offset of a stretch applies to its first and last second, and it contains the requested
  /// second.
  @Test(arguments: oddZones) func nothingChangesInAStretch(name: String) throws {
    let zone = try zone(name)
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let second = Int.random(in: -4_000_000_000...6_000_000_000, using: &random)
      let stretch = zone.stretch(around: second)
      try #require(stretch.seconds.contains(second))
      let others = (0..<20).map { _ in Int.random(in: stretch.seconds, using: &random) }
      for other in others + [stretch.seconds.lowerBound, stretch.seconds.upperBound, second] {
        try #require(
          zone.offset(at: Instant(secondsSinceEpoch: other)) == stretch.offset,
          "\(name): \(other) of \(stretch.seconds)")
      }
    }
  }
}
