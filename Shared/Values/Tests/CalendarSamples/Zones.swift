public import Calendar

/// The host's zones, read once for all tests.
public let hostZones: ZoneDatabase = {
  do { return try ZoneDatabase() } catch { fatalError("\(error)") }
}()

/// Zones with unusual rules: half-hour changes, offsets of 45 and 30 minutes, changes at and across
/// midnight, a skipped date, a change back for Ramadan, a gap of two hours, and no change at all.
public let oddZones = [
  "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu",
  "America/St_Johns", "Pacific/Apia", "Africa/Casablanca", "Africa/Cairo", "America/Havana",
  "America/Nuuk", "Atlantic/Azores", "Antarctica/Troll", "Pacific/Kiritimati", "UTC",
]

public struct UnknownZone: Error {
  let name: String
}

public func zone(_ name: String) throws -> IANAZone {
  guard let zone = hostZones.zone(name) else { throw UnknownZone(name: name) }
  return zone
}

extension ZoneRules {
  /// Seconds since midnight on the wall clock.
  public func secondOfDay(at instant: Instant) -> Int {
    let second = (instant.secondsSinceEpoch + offset(at: instant)) % 86_400
    return second < 0 ? second + 86_400 : second
  }

  /// Dates on which the offset changes, found by checking every midnight.
  public func datesOfChange(from start: CivilDate, days: Int) -> [CivilDate] {
    (0..<days).map { start.adding(days: $0) }.filter { date in
      let midnight = Instant(secondsSinceEpoch: date.dayNumber * 86_400)
      return offset(at: midnight) != offset(at: midnight.adding(seconds: 86_400))
    }
  }
}
