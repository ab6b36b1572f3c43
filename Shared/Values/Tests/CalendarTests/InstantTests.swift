import Calendar
import CalendarSamples
import FoundationEssentials
import TestBasics
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000000Z"), (1, "1970-01-01T00:00:00.000001Z"),
    (-1, "1969-12-31T23:59:59.999999Z"), (951_782_400_000_000, "2000-02-29T00:00:00.000000Z"),
    (1_774_746_000_123_456, "2026-03-29T01:00:00.123456Z"),
    (-62_135_596_800_000_000, "0001-01-01T00:00:00.000000Z"),
    (253_402_300_799_999_999, "9999-12-31T23:59:59.999999Z"),
  ])
  func instantsAreWritten(_ microseconds: Int64, _ text: String) {
    #expect(Instant(microseconds: microseconds).iso8601 == text)
  }

  @Test func secondsAndNanosecondsRoundTrip() throws {
    for microseconds: Int64 in [0, 1, -1, -1_000_000, 999_999, -999_999, 1_774_746_000_123_456] {
      let instant = Instant(microseconds: microseconds)
      #expect((0..<1_000_000_000).contains(instant.nanoseconds))
      #expect(
        Instant(
          seconds: Int64(instant.secondsSinceEpoch), nanoseconds: instant.nanoseconds) == instant)
    }
    #expect(Instant(seconds: 1, nanoseconds: 1999)?.microseconds == 1_000_001)
  }

  @Test func datesKeepMicroseconds() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let instant = Instant(
        microseconds: .random(in: -2_000_000_000_000_000...4_000_000_000_000_000, using: &random))
      #expect(Instant(instant.date) == instant)
    }
  }

  /// A `Date` of that year cannot represent single microseconds.
  @Test func theLastMicrosecondsOfTheYear9999AreNotTheYear10000() {
    for distance: Int64 in [0, 1, 14, 15, 16, 29, 30, 31, 45, 46, 1000] {
      let instant = Instant.latest.advanced(byMicroseconds: -distance)
      let stored = Instant(instant.date)
      #expect(stored <= .latest, "\(distance)")
      #expect(abs(stored.microseconds - instant.microseconds) <= 31, "\(distance)")
    }
    #expect(Instant.latest.iso8601 == "9999-12-31T23:59:59.999999Z")
    #expect(Instant(Date(timeIntervalSince1970: 253_402_300_800)) == .latest)
    #expect(Instant(Date(timeIntervalSince1970: 1e30)) == .latest)
    #expect(Instant(Date(timeIntervalSince1970: -1e30)) == .earliest)
    #expect(Instant(Instant.earliest.date) == .earliest)
  }

  @Test func distancesBeyondAllTimesAreLimited() {
    let now = Instant(2026, 3, 29, 1, 0)
    for distance in [Int.max, .max - 1, .max / 60] {
      #expect(now.adding(seconds: distance).secondsSinceEpoch == Instant.range.upperBound)
      #expect(now.adding(minutes: distance).secondsSinceEpoch == Instant.range.upperBound)
      #expect(now.adding(seconds: -distance) == .earliest)
      #expect(now.adding(minutes: -distance) == .earliest)
    }
    #expect(now.advanced(byMicroseconds: .max) == .distantFuture)
    #expect(Instant.earliest.advanced(byMicroseconds: .min) == .distantPast)
  }

  @Test func textsOutsideTheYears1To9999AreNoInstants() {
    for instant in [Instant.earliest, Instant(microseconds: 0), .latest] {
      #expect(Instant(microsecondsText: "\(instant.microseconds)") == instant)
    }
    for text in [
      "", "x", "1.0", " 1", "-9223372036854775808", "9223372036854775807", "253402300800000000",
      "-62135596800000001", "9223372036854775808",
    ] {
      #expect(Instant(microsecondsText: text) == nil, "\(text)")
    }
  }

  @Test func instantsStayWithinWhatATimestampCanCarry() {
    #expect(Instant(secondsSinceEpoch: .max).secondsSinceEpoch == 253_402_300_799)
    #expect(Instant(secondsSinceEpoch: .min).secondsSinceEpoch == -62_135_596_800)
    #expect(
      Instant(9999, 12, 31, 23, 59).adding(minutes: 5).seconds(since: .init(9999, 12, 31))
        == 86_399)
  }

  @Test func aDistanceKeepsTheFraction() {
    let instant = Instant(microseconds: -1)
    #expect(instant.secondsSinceEpoch == -1)
    #expect(instant.adding(seconds: 1).microseconds == 999_999)
    #expect(instant.adding(minutes: -1).microseconds == -60_000_001)
    #expect(Instant(2026, 3, 29, 1).iso8601 == "2026-03-29T01:00:00.000000Z")
    #expect(CivilDate(of: instant) == CivilDate(year: 1969, month: 12, day: 31))
  }
}
