import TestBasics
import Testing

@testable import RPCClient
@testable import RPCCore

@Suite struct RetryStateTests {
  private static let policy = RetryPolicy(
    attemptsMax: 3, backoff: .init(initial: .seconds(1), max: .seconds(60), multiplier: 2),
    retryableCodes: [.unavailable, .aborted])

  private var throttle = RetryThrottle()
  private var random = SeededGenerator(seed: 1)

  private mutating func fail(
    _ state: inout RetryState, _ code: StatusCode = .unavailable,
    _ pushback: RetryPushback = .none
  ) -> RetryState.Decision {
    state.failed(code, pushback: pushback, throttle: &throttle, using: &random)
  }

  private func isPause(_ decision: RetryState.Decision, around seconds: Double) -> Bool {
    guard case .retry(let wait) = decision else { return false }
    return wait >= .seconds(seconds * 0.8) && wait <= .seconds(seconds * 1.2)
  }

  @Test mutating func retriesUntilTheAttemptsAreUsedUp() {
    var state = RetryState(policy: Self.policy)
    #expect(state.previousAttempts == 0)
    #expect(isPause(fail(&state), around: 1))
    #expect(state.previousAttempts == 1)
    #expect(isPause(fail(&state, .aborted), around: 2))
    #expect(state.previousAttempts == 2)
    #expect(fail(&state) == .end)
  }

  @Test(arguments: StatusCode.allCases)
  mutating func onlyRetryableCodes(code: StatusCode) {
    var state = RetryState(policy: Self.policy)
    let isRetried = fail(&state, code) != .end
    #expect(isRetried == [.unavailable, .aborted].contains(code))
  }

  @Test mutating func aPolicyThatRetriesOKDoesNot() {
    var state = RetryState(policy: RetryPolicy(retryableCodes: [.ok]))
    #expect(fail(&state, .ok) == .end)
  }

  @Test mutating func withoutAPolicyNothingIsRetried() {
    for policy in [nil, RetryPolicy.none, RetryPolicy(attemptsMax: 1)] {
      var state = RetryState(policy: policy)
      #expect(fail(&state) == .end)
    }
  }

  @Test mutating func aCommittedCallEnds() {
    var state = RetryState(policy: Self.policy)
    state.commit()
    #expect(fail(&state) == .end)
    #expect(state.refused(throttle: &throttle, using: &random) == .end)
  }

  @Test mutating func pushbackReplacesThePauseAndStartsTheGrowthAgain() {
    var state = RetryState(
      policy: RetryPolicy(
        attemptsMax: 5, backoff: .init(initial: .seconds(1), max: .seconds(60), multiplier: 2)))
    #expect(isPause(fail(&state), around: 1))
    #expect(isPause(fail(&state), around: 2))
    #expect(fail(&state, .unavailable, .after(.seconds(7))) == .retry(after: .seconds(7)))
    #expect(isPause(fail(&state), around: 1))
    #expect(fail(&state, .unavailable, .after(.seconds(7))) == .end)
    #expect(state.previousAttempts == 4)
  }

  @Test mutating func pushbackNeedsARetryableCode() {
    var state = RetryState(policy: Self.policy)
    #expect(fail(&state, .notFound, .after(.zero)) == .end)
  }

  @Test mutating func anUnwillingServerIsLeftAlone() {
    var state = RetryState(policy: Self.policy)
    #expect(fail(&state, .unavailable, .doNotRetry) == .end)
  }

  @Test mutating func anEmptyBucketStopsRetries() {
    throttle = RetryThrottle(.init(tokensMax: 4))
    var first = RetryState(policy: Self.policy)
    #expect(fail(&first) != .end)
    #expect(fail(&first) == .end)
    throttle.succeeded()
    var second = RetryState(policy: Self.policy)
    #expect(fail(&second) == .end)
  }

  /// Failures that count against the budget: retryable codes, even without a retry, and pushback
  /// that forbids a retry.
  @Test(arguments: [
    (StatusCode.unavailable, RetryPushback.none, true), (.notFound, .none, false),
    (.notFound, .doNotRetry, true), (.unavailable, .doNotRetry, true),
    (.invalidArgument, .after(.zero), false),
  ])
  mutating func failuresThatCount(code: StatusCode, pushback: RetryPushback, counts: Bool) {
    for isCommitted in [false, true] {
      throttle = RetryThrottle(.init(tokensMax: 2))
      var state = RetryState(policy: Self.policy)
      if isCommitted { state.commit() }
      _ = fail(&state, code, pushback)
      #expect(throttle.allowsRetries == !counts)
    }
  }

  @Test mutating func aRefusedRequestIsSentAgainOnceOutsideTheBudget() {
    throttle = RetryThrottle(.init(tokensMax: 1))
    throttle.failed()
    var state = RetryState(policy: nil)
    #expect(state.refused(throttle: &throttle, using: &random) == .retry(after: .zero))
    #expect(state.previousAttempts == 0)
    #expect(state.refused(throttle: &throttle, using: &random) == .end)
  }

  @Test mutating func aSecondRefusalCountsLikeUnavailable() {
    var state = RetryState(policy: Self.policy)
    #expect(state.refused(throttle: &throttle, using: &random) == .retry(after: .zero))
    #expect(isPause(state.refused(throttle: &throttle, using: &random), around: 1))
    #expect(state.previousAttempts == 1)
    #expect(isPause(state.refused(throttle: &throttle, using: &random), around: 2))
    #expect(state.refused(throttle: &throttle, using: &random) == .end)
  }

  /// Each call ends, with at most the permitted number of attempts.
  @Test(arguments: 0..<300 as Range<UInt64>)
  mutating func everyCallEnds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let attemptsMax = Int.random(in: 1...5, using: &random)
    var throttle = RetryThrottle(.init(tokensMax: Int.random(in: 1...40, using: &random)))
    var state = RetryState(
      policy: RetryPolicy(
        attemptsMax: attemptsMax, backoff: .init(initial: .milliseconds(10), max: .seconds(1))))
    var attempts = 0
    while true {
      attempts += 1
      if Int.random(in: 0..<20, using: &random) == 0 { state.commit() }
      let decision: RetryState.Decision
      switch Int.random(in: 0..<4, using: &random) {
      case 0: decision = state.refused(throttle: &throttle, using: &random)
      case 1:
        decision = state.failed(
          .unavailable, pushback: .after(.milliseconds(3)), throttle: &throttle, using: &random)
      default:
        decision = state.failed(
          .unavailable, pushback: .none, throttle: &throttle, using: &random)
      }
      guard case .retry(let wait) = decision else { break }
      #expect(wait >= .zero && wait <= .milliseconds(1_200))
      #expect(!state.isCommitted)
    }
    #expect(attempts <= attemptsMax + 1, "seed \(seed)")
    #expect(state.previousAttempts < attemptsMax, "seed \(seed)")
  }
}
