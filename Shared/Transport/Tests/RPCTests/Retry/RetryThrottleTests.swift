import TestBasics
import Testing

@testable import RPCClient

@Suite struct RetryThrottleTests {
  @Test func moreThanHalfABucketIsNeeded() {
    var throttle = RetryThrottle(.init(tokensMax: 10, tokenRatio: 0.1))
    for _ in 0..<4 { throttle.failed() }
    #expect(throttle.allowsRetries)
    throttle.failed()
    #expect(!throttle.allowsRetries)
    throttle.succeeded()
    #expect(throttle.allowsRetries)
  }

  @Test func neverBelowZeroNorAboveFull() {
    var throttle = RetryThrottle(.init(tokensMax: 4, tokenRatio: 0.5))
    for _ in 0..<100 { throttle.failed() }
    // Starting at zero, five successes are needed for more than 2 tokens.
    for _ in 0..<4 { throttle.succeeded() }
    #expect(!throttle.allowsRetries)
    throttle.succeeded()
    #expect(throttle.allowsRetries)
    for _ in 0..<100 { throttle.succeeded() }
    throttle.failed()
    #expect(throttle.allowsRetries)
    throttle.failed()
    #expect(!throttle.allowsRetries)
  }

  @Test(arguments: [
    (0, 0.1, 1), (-5, 0.1, 1), (1, 0.1, 1), (1_000, 0.1, 500), (5_000, 0.1, 500),
  ])
  func configurationsAreBroughtIntoRange(tokensMax: Int, ratio: Double, failures: Int) {
    var throttle = RetryThrottle(.init(tokensMax: tokensMax, tokenRatio: ratio))
    #expect(throttle.allowsRetries)
    for _ in 0..<(failures - 1) { throttle.failed() }
    #expect(throttle.allowsRetries)
    throttle.failed()
    #expect(!throttle.allowsRetries)
  }

  @Test(arguments: [(0.0, 1), (-3.0, 1), (0.0004, 1), (0.0015, 1), (0.25, 250), (1e9, 4_000)])
  func ratiosHaveThreeDecimals(ratio: Double, gain: Int) {
    // Two failures of four tokens leave exactly half; one more success adds only the gain.
    var throttle = RetryThrottle(.init(tokensMax: 4, tokenRatio: ratio))
    for _ in 0..<4 { throttle.failed() }
    var successes = 0
    while !throttle.allowsRetries {
      throttle.succeeded()
      successes += 1
    }
    #expect(successes == 2_000 / gain + 1)
  }

  /// If a server always fails, the bucket limits the attempts, however many calls there are.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func aFailingServerSeesFewRetries(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tokensMax = Int.random(in: 1...100, using: &random)
    var throttle = RetryThrottle(.init(tokensMax: tokensMax, tokenRatio: 0.1))
    var attempts = 0
    let calls = 500
    for _ in 0..<calls {
      var state = RetryState(policy: RetryPolicy(attemptsMax: 5))
      attempts += 1
      while case .retry = state.failed(
        .unavailable, pushback: .none, throttle: &throttle, using: &random)
      {
        attempts += 1
      }
    }
    #expect(attempts - calls <= tokensMax / 2, "seed \(seed)")
  }
}
