import TestBasics
import Testing

@testable import RPCCore

@Suite struct GRPCTimeoutTests {
  @Test(arguments: [
    ("1H", Duration.seconds(3_600)),
    ("2M", .seconds(120)),
    ("3S", .seconds(3)),
    ("4m", .milliseconds(4)),
    ("5u", .microseconds(5)),
    ("6n", .nanoseconds(6)),
    ("0n", .zero),
    ("00000001S", .seconds(1)),
    ("99999999H", .seconds(99_999_999 * 3_600)),
  ])
  func decodes(text: String, duration: Duration) {
    #expect(GRPCTimeout.decode(text) == duration)
  }

  @Test(arguments: [
    "", "S", "1", "1s", "1h", "-1S", "+1S", "1.5S", " 1S", "1S ", "1 S", "100000000S", "1SS", "٣S",
    "0x1S",
  ])
  func refuses(text: String) {
    #expect(GRPCTimeout.decode(text) == nil)
  }

  @Test(arguments: [
    (Duration.zero, "0n"),
    (.nanoseconds(-1), "0n"),
    (.nanoseconds(1), "1n"),
    (.nanoseconds(99_999_999), "99999999n"),
    (.nanoseconds(100_000_000), "100000u"),
    (.nanoseconds(100_000_001), "100001u"),
    (.seconds(1), "1000000u"),
    (.seconds(99), "99000000u"),
    (.seconds(100), "100000m"),
    (.seconds(99_999), "99999000m"),
    (.seconds(100_000), "100000S"),
    (.seconds(99_999_999), "99999999S"),
    (.seconds(100_000_000), "1666667M"),
    (.seconds(99_999_999 * 60), "1666667H"),
    (.seconds(Int64.max), "99999999H"),
    // More than can be represented in seconds.
    (.seconds(Int64.max) + .seconds(1), "99999999H"),
    (.seconds(Int64.min) - .seconds(1), "0n"),
  ])
  func encodesInTheFinestUnitThatFits(duration: Duration, text: String) {
    #expect(GRPCTimeout.encode(duration) == text)
  }

  /// The server must not give up before the client does.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func neverShortens(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let nanoseconds = Int64.random(
      in: 0...(1 << Int64.random(in: 0...62, using: &random)), using: &random)
    let duration = Duration.nanoseconds(nanoseconds)
    let decoded = try #require(GRPCTimeout.decode(GRPCTimeout.encode(duration)))
    #expect(decoded >= duration)
    #expect(decoded <= duration * 1.001 + .seconds(nanoseconds > 1 << 60 ? 60 : 0))
  }
}
