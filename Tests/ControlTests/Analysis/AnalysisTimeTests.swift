import Calendar
import Testing

@testable import Control

@Suite struct AnalysisTimeTests {
  @Test(
    arguments: [
      ("2026-11-10T10:00:30", "2026-11-10T09:00:30.000000Z", "2026-11-10 10:00 60"),
      // The two hours of the night in which clocks are set back.
      ("2026-10-25T02:30:00", "2026-10-25T00:30:00.000000Z", "2026-10-25 02:30 120"),
      ("2026-10-25T02:30:00", "2026-10-25T01:30:00.000000Z", "2026-10-25 02:30 60"),
      // West of Greenwich, the day before; Nepal.
      ("2026-11-09T22:15:00", "2026-11-10T03:15:00.000000Z", "2026-11-09 22:15 -300"),
      ("2026-11-10T14:45:00", "2026-11-10T09:00:00.000000Z", "2026-11-10 14:45 345"),
      ("2026-11-10T08:59:59", "2026-11-10T09:00:00.500000Z", "2026-11-10 08:59 0"),
    ])
  func localTimes(local: String, utc: String, expected: String) throws {
    let instant = try #require(AnalysisTime.instant(utc))
    let time = try #require(AnalysisTime(localTime: local, at: instant))
    #expect("\(time.date) \(time.clock) \(time.offsetMinutes)" == expected)
    let second = AnalysisTime(instant, offsetMinutes: time.offsetMinutes)
    #expect(second.date == time.date)
  }

  @Test(
    arguments: [
      "", "2026-11-10", "2026-11-10T10:00", "2026-13-10T10:00:00", "2026-11-10T24:00:00",
      "2026-11-10T1x:00:00",
    ])
  func otherTextsAreNoTimes(text: String) {
    #expect(AnalysisTime.instant(text) == nil)
  }

  @Test func instantsAreThoseOfExports() {
    for microseconds: Int64 in [0, 1, 999_999, 1_774_746_000_123_456] {
      let instant = Instant(microseconds: microseconds)
      #expect(AnalysisTime.instant(instant.iso8601) == instant)
    }
  }
}
