import HTTP2
import Testing

@testable import RPCServer

@Suite struct FloodDetectorTests {
  /// A limit, its setting, and the counter that it limits.
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
    Flood(
      limit: .oversizedHeaderBytes, setting: { $0.oversizedHeaderBytes = $1 },
      count: { $0.excessHeaderBytes = $1 }),
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
    #expect(detector.judge(counts(flood, 5), work: .init(), at: start) == nil)
    #expect(detector.judge(counts(flood, 1), work: .init(), at: start) == flood.limit)
    #expect(
      detector.judge(counts(flood, 2), work: .init(), at: start + .seconds(1)) == nil)
    #expect(
      detector.judge(counts(flood, 3), work: .init(), at: start + .seconds(2)) == flood.limit)
  }

  @Test(arguments: floods)
  func theDefaultsBearABurst(_ flood: Flood) {
    var detector = FloodDetector(FloodLimits())
    #expect(detector.judge(counts(flood, 100), work: .init(), at: start) == nil)
    #expect(detector.judge(counts(flood, 10_000_000), work: .init(), at: start) == flood.limit)
  }

  /// Effect of a thousand calls on each limit without its own rate: answered by 100 bytes, answered
  /// by an error, or ended by the client at its deadline.
  @Test(arguments: [
    (ServerLimit.resets, [1_000, 1_000, 1_000]), (.pings, [2_006, 1_000, 0]),
    (.smallWindowUpdates, [4_097, 2_000, 1_000]), (.settings, [1, 0, 0]), (.emptyData, [0, 0, 0]),
    (.priorities, [1_000, 1_000, 1_000]), (.unknownFrames, [1_000, 1_000, 1_000]),
    (.provokedResets, [0, 0, 0]), (.refusedStreams, [0, 0, 0]), (.oversizedHeaders, [0, 0, 0]),
    (.oversizedHeaderBytes, [0, 0, 0]),
  ])
  func callsEarn(limit: ServerLimit, earned: [Int]) throws {
    let flood = try #require(Self.floods.first { $0.limit == limit })
    var limits = FloodLimits()
    flood.setting(&limits, RateLimit(burst: 100, perSecond: 0))
    let works = [
      ConnectionWork(requests: 1_000, answers: 1_000, writes: 1_000, bytes: 100_000),
      ConnectionWork(requests: 1_000, answers: 1_000),
      ConnectionWork(requests: 1_000, expiredCalls: 1_000),
    ]
    for (work, earned) in zip(works, earned) {
      var detector = FloodDetector(limits)
      #expect(detector.judge(counts(flood, 100 + earned), work: work, at: start) == nil)
      // The same calls permit frames only once.
      #expect(detector.judge(counts(flood, 1), work: work, at: start) == limit)
    }
  }

  /// Frames of gRPC's C core for each call, in consecutive reads of 50 calls: too fast for time to
  /// earn anything.
  @Test(arguments: [
    (1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 0, 1), (1, 1, 1),
  ])
  func noSpeedOfHonestCallsIsTooHigh(succeeding: Int, failing: Int, cancelled: Int) {
    var detector = FloodDetector(FloodLimits())
    var work = ConnectionWork()
    for read in 0..<2_000 {
      var counts = HTTP2FrameCounts()
      for call in 0..<50 {
        counts.smallWindowUpdates += 1
        work.requests += 1
        switch (read * 50 + call) % (succeeding + failing + cancelled) {
        case ..<succeeding:
          counts.smallWindowUpdates += 1
          counts.pings += 1
          work.answers += 1
          work.writes += 1
          work.bytes += 20
        case ..<(succeeding + failing): work.answers += 1
        default:
          counts.resets += 1
          // A client that only cancels is not honest, unless its deadlines have passed.
          if succeeding + failing == 0 { work.expiredCalls += 1 }
        }
      }
      #expect(detector.judge(counts, work: work, at: start) == nil)
    }
  }
}
