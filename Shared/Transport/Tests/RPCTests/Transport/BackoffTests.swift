import TestBasics
import Testing

@testable import RPCCore

@Suite struct BackoffTests {
  /// The base of each wait, before jitter, in milliseconds.
  @Test(arguments: [
    (100, 1_000, 2.0, [100, 200, 400, 800, 1_000, 1_000]),
    (100, 1_000, 1.0, [100, 100, 100]),
    (100, 50, 2.0, [50, 50, 50]),
    (100, 1_000, 0.5, [100, 50, 25]),
    (0, 1_000, 2.0, [0, 0, 0]),
    (-5, 1_000, 2.0, [0, 0]),
    (100, 1_000, -1.0, [100, 0, 0]),
  ])
  func waitsGrowToTheLimitAndStartAgain(
    initial: Int, max: Int, multiplier: Double, bases: [Int]
  ) {
    var backoff = Backoff(
      .init(
        initial: .milliseconds(initial), max: .milliseconds(max), multiplier: multiplier,
        jitter: 0))
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2 {
      for base in bases { #expect(backoff.next(using: &random) == .milliseconds(base)) }
      backoff.reset()
    }
  }

  @Test func jitterUsesItsWholeRange() {
    var backoff = Backoff(.init(initial: .seconds(1), max: .seconds(1)))
    var random = SeededGenerator(seed: 7)
    let waits = (0..<2_000).map { _ in backoff.next(using: &random) }
    #expect(waits.allSatisfy { $0 >= .milliseconds(800) && $0 <= .milliseconds(1_200) })
    #expect(waits.contains { $0 < .milliseconds(810) })
    #expect(waits.contains { $0 > .milliseconds(1_190) })
  }
}
