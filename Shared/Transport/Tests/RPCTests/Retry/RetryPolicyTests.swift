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
