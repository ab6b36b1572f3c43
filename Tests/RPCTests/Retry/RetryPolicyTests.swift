import TestBasics
import Testing

@testable import RPCClient

@Suite struct RetryPolicyTests {
  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (5, 5), (6, 5), (.max, 5)])
  func attemptsStayWithinTheLimit(asked: Int, given: Int) {
    var policy = RetryPolicy(attemptsMax: asked)
    #expect(policy.attemptsMax == given)
    policy.attemptsMax = 2
    policy.attemptsMax = asked
    #expect(policy.attemptsMax == given)
  }

  /// The base of each pause, before jitter, in milliseconds.
  @Test(arguments: [
    (100, 1_000, 2.0, [100, 200, 400, 800, 1_000, 1_000]),
    (100, 1_000, 1.0, [100, 100, 100]),
    (100, 50, 2.0, [50, 50, 50]),
    (100, 1_000, 0.5, [100, 50, 25]),
    (0, 1_000, 2.0, [0, 0, 0]),
    (-5, 1_000, 2.0, [0, 0]),
    (100, 1_000, -1.0, [100, 0, 0]),
  ])
  func pausesGrow(initial: Int, max: Int, multiplier: Double, bases: [Int]) {
    let policy = RetryPolicy(
      initialBackoff: .milliseconds(initial), backoffMax: .milliseconds(max),
      multiplier: multiplier)
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      for (index, base) in bases.enumerated() {
        let pause = policy.backoff(retry: index + 1, using: &random)
        #expect(pause >= .microseconds(base * 800) - .nanoseconds(1))
        #expect(pause <= .microseconds(base * 1_200) + .nanoseconds(1))
      }
    }
  }

  @Test func jitterUsesItsWholeRange() {
    let policy = RetryPolicy(initialBackoff: .seconds(1), backoffMax: .seconds(1))
    var random = SeededGenerator(seed: 7)
    let pauses = (0..<2_000).map { _ in policy.backoff(retry: 1, using: &random) }
    #expect(pauses.allSatisfy { $0 >= .milliseconds(800) && $0 <= .milliseconds(1_200) })
    #expect(pauses.contains { $0 < .milliseconds(810) })
    #expect(pauses.contains { $0 > .milliseconds(1_190) })
  }

  @Test func theMostSpecificRuleWins() {
    let fallback = RetryPolicy(attemptsMax: 2)
    let ofService = RetryPolicy(attemptsMax: 3)
    let ofMethod = RetryPolicy(attemptsMax: 4)
    var rules = RetryRules(fallback)
    #expect(rules.policy(path: "/a.S/M") == fallback)
    rules.set(ofService, service: "a.S")
    rules.set(ofMethod, service: "a.S", method: "M")
    rules.set(.none, service: "a.T", method: "M")
    #expect(rules.policy(service: "a.S", method: "M") == ofMethod)
    #expect(rules.policy(service: "a.S", method: "N") == ofService)
    #expect(rules.policy(service: "a.T", method: "M") == RetryPolicy.none)
    #expect(rules.policy(service: "a.T", method: "N") == fallback)
    for (service, method) in [("a.S", "M"), ("a.S", "N"), ("a.T", "M"), ("b", "M"), ("", "")] {
      #expect(
        rules.policy(path: "/\(service)/\(method)")
          == rules.policy(service: service, method: method))
    }
    #expect(rules.policy(path: "nonsense") == fallback)
    #expect(RetryRules().policy(path: "/a.S/M") == nil)
  }
}
