import HTTP2
import Testing

@testable import RPC

@Suite struct FloodDetectorTests {
  /// A limit, its setting, and the counter that it watches.
  struct Flood: Sendable, CustomTestStringConvertible {
    var limit: ServerLimit
    var setting: @Sendable (inout FloodLimits, RateLimit) -> Void
    var count: @Sendable (inout HTTP2FrameCounts, Int) -> Void

    var testDescription: String { limit.rawValue }
  }

  static let floods = [
    Flood(limit: .resets, setting: { $0.resets = $1 }, count: { $0.resets = $1 }),
    Flood(
      limit: .provokedResets, setting: { $0.provokedResets = $1 },
      count: { $0.provokedResets = $1 }),
    Flood(
      limit: .refusedStreams, setting: { $0.refusedStreams = $1 },
      count: { $0.refusedStreams = $1 }),
    Flood(limit: .pings, setting: { $0.pings = $1 }, count: { $0.pings = $1 }),
    Flood(limit: .settings, setting: { $0.settings = $1 }, count: { $0.settings = $1 }),
    Flood(limit: .emptyData, setting: { $0.emptyData = $1 }, count: { $0.emptyData = $1 }),
    Flood(
      limit: .smallWindowUpdates, setting: { $0.smallWindowUpdates = $1 },
      count: { $0.smallWindowUpdates = $1 }),
    Flood(limit: .priorities, setting: { $0.priorities = $1 }, count: { $0.priorities = $1 }),
    Flood(limit: .unknownFrames, setting: { $0.unknownFrames = $1 }, count: { $0.unknown = $1 }),
    Flood(
      limit: .oversizedHeaders, setting: { $0.oversizedHeaders = $1 },
      count: {
        $0.headerListsTooLarge = $1 / 2
        $0.headerListsTooLong = $1 - $1 / 2
      }),
  ]

  private let start = ContinuousClock.now

  private func counts(_ flood: Flood, _ count: Int) -> HTTP2FrameCounts {
    var counts = HTTP2FrameCounts()
    flood.count(&counts, count)
    return counts
  }

  @Test(arguments: floods)
  func atTheLimitAndOverIt(_ flood: Flood) {
    var limits = FloodLimits()
    flood.setting(&limits, RateLimit(burst: 5, perSecond: 2))
    var detector = FloodDetector(limits)
    #expect(detector.judge(counts(flood, 5), sent: .init(), at: start) == nil)
    #expect(detector.judge(counts(flood, 1), sent: .init(), at: start) == flood.limit)
    #expect(
      detector.judge(counts(flood, 2), sent: .init(), at: start + .seconds(1)) == nil)
    #expect(
      detector.judge(counts(flood, 3), sent: .init(), at: start + .seconds(2)) == flood.limit)
  }

  @Test(arguments: floods)
  func theDefaultsBearABurst(_ flood: Flood) {
    var detector = FloodDetector(FloodLimits())
    #expect(detector.judge(counts(flood, 100), sent: .init(), at: start) == nil)
    #expect(detector.judge(counts(flood, 10_000), sent: .init(), at: start) == flood.limit)
  }

  /// What a thousand answers of 100 bytes make of each limit without a rate of its own.
  @Test(arguments: [
    (ServerLimit.resets, 250), (.pings, 1_006), (.smallWindowUpdates, 2_097), (.settings, 0),
    (.emptyData, 0), (.priorities, 0), (.unknownFrames, 0), (.provokedResets, 0),
    (.refusedStreams, 0), (.oversizedHeaders, 0),
  ])
  func answersEarn(limit: ServerLimit, earned: Int) throws {
    let flood = try #require(Self.floods.first { $0.limit == limit })
    var limits = FloodLimits()
    flood.setting(&limits, RateLimit(burst: 100, perSecond: 0))
    let sent = FloodDetector.Sent(writes: 1_000, bytes: 100_000)
    var detector = FloodDetector(limits)
    #expect(detector.judge(counts(flood, 100 + earned), sent: sent, at: start) == nil)
    // The same answers earn once.
    #expect(detector.judge(counts(flood, 1), sent: sent, at: start) == limit)
  }
}
