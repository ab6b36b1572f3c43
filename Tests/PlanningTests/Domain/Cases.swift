import Foundation
import PlanningDomain
import Testing

/// Seeded random cases. A failure names its seed; `OTOLITH_SEED=<seed>` runs that case alone.
func forEachSeed(
  _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout Xoshiro256) throws -> [String]
) rethrows {
  let replayed = ProcessInfo.processInfo.environment["OTOLITH_SEED"].flatMap { UInt64($0) }
  for seed in replayed.map({ [$0] }) ?? (1...UInt64(count)).map({ $0 &* 0x9e37_79b9_7f4a_7c15 }) {
    var generator = Xoshiro256(seed: seed)
    let broken = try body(&generator)
    #expect(broken.isEmpty, "OTOLITH_SEED=\(seed)", sourceLocation: sourceLocation)
    if !broken.isEmpty { return }
  }
}

extension Xoshiro256 {
  mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(through: range.upperBound - range.lowerBound)
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[next(through: elements.count - 1)]
  }
}

extension PlanSeed {
  static func sample(_ number: Int = 0, revision: Int = 1) -> PlanSeed {
    PlanSeed(
      participant: [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)],
      studyID: "tinnitus", questionnaireID: "momentary", revision: revision)
  }
}

extension Instant {
  /// In UTC.
  init(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) {
    self.init(
      secondsSinceEpoch: CivilDate(year: year, month: month, day: day).dayNumber * 86_400
        + hour * 3600 + minute * 60)
  }
}

extension ZoneRules {
  /// Seconds since midnight on the wall clock.
  func secondOfDay(at instant: Instant) -> Int {
    let second = (instant.secondsSinceEpoch + offset(at: instant)) % 86_400
    return second < 0 ? second + 86_400 : second
  }

  /// Dates on which the offset changes, found by looking at every midnight.
  func datesOfChange(from start: CivilDate, days: Int) -> [CivilDate] {
    (0..<days).map { start.adding(days: $0) }.filter { date in
      let midnight = Instant(secondsSinceEpoch: date.dayNumber * 86_400)
      return offset(at: midnight) != offset(at: midnight.adding(seconds: 86_400))
    }
  }
}

extension StandardPlan {
  static func daily(
    _ perDay: Int, from start: Int = 8 * 60, to end: Int = 20 * 60, gap: Int = 0
  ) -> StandardPlan {
    StandardPlan(
      perDay: perDay,
      windows: DayOfWeek.allCases.map { DayWindow(day: $0, startMinute: start, endMinute: end) },
      minimumGapMinutes: gap)
  }
}

/// Zones with the oddities that break planners: half-hour changes, offsets of 45 and 30 minutes,
/// changes at and over midnight, a date left out, a change back for Ramadan, a gap of two hours,
/// and none.
let oddZones = [
  "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu",
  "America/St_Johns", "Pacific/Apia", "Africa/Casablanca", "Africa/Cairo", "America/Havana",
  "America/Nuuk", "Atlantic/Azores", "Antarctica/Troll", "Pacific/Kiritimati", "UTC",
]

func zone(_ name: String) throws -> IANAZone {
  try #require(IANAZone(name))
}
