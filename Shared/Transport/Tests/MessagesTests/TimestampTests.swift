import Foundation
import MessageSupport
import Testing

@Suite struct TimestampTests {
  private typealias Timestamp = GoogleProtobuf.Timestamp

  @Test func microseconds() {
    let date = Date(timeIntervalSince1970: 1_700_000_000.123456)
    #expect(Timestamp(date) == Timestamp(seconds: 1_700_000_000, nanos: 123_456_000))
  }

  @Test func beforeTheEpoch() {
    #expect(
      Timestamp(Date(timeIntervalSince1970: -0.25)) == Timestamp(seconds: -1, nanos: 750_000_000))
    #expect(Timestamp(seconds: -1, nanos: 750_000_000).date.timeIntervalSince1970 == -0.25)
  }

  @Test func roundsUpToTheNextSecond() {
    let date = Date(timeIntervalSinceReferenceDate: 99.999_999_9)
    #expect(Timestamp(date) == Timestamp(seconds: 978_307_300))
  }

  @Test(arguments: [0, 1, 1_000, 999_999_000, 123_456_000] as [Int32])
  func roundTrip(nanos: Int32) {
    for seconds in [-62_135_596_800, -1, 0, 978_307_200, 1_800_000_000] as [Int64] {
      let timestamp = Timestamp(seconds: seconds, nanos: nanos / 1_000 * 1_000)
      // The precision of `Date` in the year 1 is only about 8 µs.
      guard seconds > -10_000_000_000 || nanos == 0 else { continue }
      #expect(Timestamp(timestamp.date) == timestamp)
    }
  }

  @Test func outsideTheRange() {
    #expect(Timestamp(Date.distantFuture).isValid)
    let last = Timestamp(seconds: 253_402_300_799, nanos: 999_999_000)
    #expect(Timestamp(Date(timeIntervalSince1970: 1e20)) == last)
    #expect(Timestamp(Date(timeIntervalSince1970: .infinity)) == last)
    let first = Timestamp(seconds: -62_135_596_800)
    #expect(Timestamp(Date(timeIntervalSince1970: -1e20)) == first)
    #expect(Timestamp(Date(timeIntervalSince1970: .nan)) == first)
  }

  @Test func validity() {
    #expect(Timestamp(seconds: 253_402_300_799, nanos: 999_999_999).isValid)
    #expect(!Timestamp(seconds: 253_402_300_800).isValid)
    #expect(Timestamp(seconds: -62_135_596_800).isValid)
    #expect(!Timestamp(seconds: -62_135_596_801).isValid)
    #expect(!Timestamp(nanos: -1).isValid)
    #expect(!Timestamp(nanos: 1_000_000_000).isValid)
    // No value from a client causes a trap.
    #expect(Timestamp(seconds: .min, nanos: .min).date < .distantPast)
    #expect(Timestamp(seconds: .max, nanos: .max).date > .distantFuture)
  }
}
