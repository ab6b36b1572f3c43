import Calendar
import CalendarSamples
import Testing

@Suite struct ZoneRulesTests {
  /// Zone, date, minute of the day, instant of a fixed time, start of a window; seconds since the
  /// epoch according to Python's `zoneinfo`.
  @Test(arguments: [
    // Spring: 02:00 becomes 03:00.
    ("Europe/Berlin", 2026, 3, 29, 119, 1_774_745_940, 1_774_745_940),
    ("Europe/Berlin", 2026, 3, 29, 120, 1_774_746_000, 1_774_746_000),
    ("Europe/Berlin", 2026, 3, 29, 150, 1_774_747_800, 1_774_746_000),
    ("Europe/Berlin", 2026, 3, 29, 180, 1_774_746_000, 1_774_746_000),
    // Autumn: 03:00 becomes 02:00.
    ("Europe/Berlin", 2026, 10, 25, 119, 1_792_886_340, 1_792_886_340),
    ("Europe/Berlin", 2026, 10, 25, 120, 1_792_886_400, 1_792_886_400),
    ("Europe/Berlin", 2026, 10, 25, 150, 1_792_888_200, 1_792_888_200),
    ("Europe/Berlin", 2026, 10, 25, 180, 1_792_893_600, 1_792_893_600),
    ("Europe/Berlin", 2026, 7, 1, 720, 1_782_900_000, 1_782_900_000),
    // Ireland's summer time is its standard time.
    ("Europe/Dublin", 2026, 3, 29, 90, 1_774_747_800, 1_774_746_000),
    ("America/New_York", 2026, 3, 8, 150, 1_772_955_000, 1_772_953_200),
    ("America/New_York", 2026, 11, 1, 90, 1_793_511_000, 1_793_511_000),
    ("America/New_York", 2026, 11, 1, 120, 1_793_516_400, 1_793_516_400),
    ("America/St_Johns", 2026, 3, 8, 150, 1_772_949_600, 1_772_947_800),
    ("America/St_Johns", 2026, 11, 1, 90, 1_793_505_600, 1_793_505_600),
    // Half an hour only.
    ("Australia/Lord_Howe", 2026, 10, 4, 135, 1_791_042_300, 1_791_041_400),
    ("Australia/Lord_Howe", 2026, 4, 5, 105, 1_775_313_900, 1_775_313_900),
    ("Australia/Lord_Howe", 2026, 4, 5, 120, 1_775_316_600, 1_775_316_600),
    ("Asia/Kathmandu", 2026, 6, 1, 480, 1_780_280_100, 1_780_280_100),
    // A skipped date.
    ("Pacific/Apia", 2011, 12, 29, 1439, 1_325_239_140, 1_325_239_140),
    ("Pacific/Apia", 2011, 12, 30, 600, 1_325_275_200, 1_325_239_200),
    ("Pacific/Apia", 2011, 12, 31, 0, 1_325_239_200, 1_325_239_200),
    // Back for Ramadan, forward afterwards.
    ("Africa/Casablanca", 2026, 2, 15, 150, 1_771_119_000, 1_771_119_000),
    ("Africa/Casablanca", 2026, 3, 22, 150, 1_774_146_600, 1_774_144_800),
    ("Africa/Casablanca", 2026, 3, 22, 180, 1_774_144_800, 1_774_144_800),
    // Change at midnight.
    ("Africa/Cairo", 2026, 4, 24, 30, 1_776_983_400, 1_776_981_600),
    ("Africa/Cairo", 2026, 10, 29, 1410, 1_793_305_800, 1_793_305_800),
    ("America/Havana", 2026, 3, 8, 30, 1_772_947_800, 1_772_946_000),
    ("America/Havana", 2026, 11, 1, 30, 1_793_507_400, 1_793_507_400),
    ("Atlantic/Azores", 2026, 10, 25, 30, 1_792_888_200, 1_792_888_200),
    // A gap of two hours.
    ("Antarctica/Troll", 2026, 3, 29, 120, 1_774_749_600, 1_774_746_000),
    ("UTC", 2026, 3, 29, 150, 1_774_751_400, 1_774_751_400),
  ])
  func readsClockTimes(
    name: String, year: Int, month: Int, day: Int, minute: Int, fixed: Int, start: Int
  ) throws {
    let zone = try zone(name)
    let local = LocalTime(CivilDate(year: year, month: month, day: day), minuteOfDay: minute)
    #expect(zone.instant(of: local).secondsSinceEpoch == fixed)
    #expect(zone.start(of: local).secondsSinceEpoch == start)
  }

  @Test(arguments: oddZones)
  func windowEdgesNeverRunBackwards(name: String) throws {
    let zone = try zone(name)
    let years = CivilDate(year: 2011, month: 1, day: 1)
    for date in zone.datesOfChange(from: years, days: 6000) {
      var previous = zone.start(of: LocalTime(date.adding(days: -1), minuteOfDay: 0))
      for minute in stride(from: 0, through: 3 * 1440, by: 5) {
        let local = LocalTime(date.adding(days: -1), minuteOfDay: minute)
        let start = zone.start(of: local)
        #expect(start >= previous, "\(name) \(date) \(minute)")
        // The start is not before the clock time, but the second before it is.
        #expect(zone.wallSeconds(at: start) >= local.dayNumberAndSeconds)
        previous = start
      }
    }
  }

  @Test func knowsDatesThatWereLeftOut() throws {
    let samoa = try zone("Pacific/Apia")
    let days = (28...31).map { CivilDate(year: 2011, month: 12, day: $0) }
    #expect(days.map(samoa.hasDate) == [true, true, false, true])
    let berlin = try zone("Europe/Berlin")
    #expect(days.allSatisfy(berlin.hasDate))
  }

  @Test func dateOfAnInstantIsTheWallClocks() throws {
    let newYear = Instant(2026, 1, 1)
    #expect(try zone("UTC").date(at: newYear) == CivilDate(year: 2026, month: 1, day: 1))
    #expect(
      try zone("America/New_York").date(at: newYear)
        == CivilDate(year: 2025, month: 12, day: 31))
    #expect(
      try zone("Pacific/Kiritimati").date(at: Instant(1969, 12, 31, 10))
        == CivilDate(year: 1969, month: 12, day: 30))
    #expect(
      try zone("UTC").date(at: Instant(1969, 12, 31)) == CivilDate(year: 1969, month: 12, day: 31))
  }
}

extension ZoneRules {
  fileprivate func wallSeconds(at instant: Instant) -> Int {
    instant.secondsSinceEpoch + offset(at: instant)
  }
}

extension LocalTime {
  fileprivate var dayNumberAndSeconds: Int { date.dayNumber * 86_400 + minuteOfDay * 60 }
}
