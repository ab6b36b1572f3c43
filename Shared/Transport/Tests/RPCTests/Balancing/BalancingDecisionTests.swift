import TestBasics
import Testing

@testable import RPCClient

@Suite struct BalancingDecisionTests {
  @Test(arguments: [
    ([] as [Connectivity], true, false, BalancingDecision(calls: .fail)),
    ([.idle, .idle], false, false, BalancingDecision(calls: .wait)),
    ([.idle, .idle], true, false, BalancingDecision(calls: .wait, connect: [0])),
    ([.connecting, .idle], true, false, BalancingDecision(calls: .wait)),
    ([.connecting, .idle], true, true, BalancingDecision(calls: .wait, connect: [1])),
    ([.connecting, .idle], false, true, BalancingDecision(calls: .wait)),
    ([.connecting, .connecting], true, true, BalancingDecision(calls: .wait)),
    ([.transientFailure, .idle], true, false, BalancingDecision(calls: .wait, connect: [1])),
    ([.transientFailure, .connecting], true, false, BalancingDecision(calls: .wait)),
    ([.transientFailure, .transientFailure], true, true, BalancingDecision(calls: .fail)),
    ([.transientFailure, .shutDown], true, true, BalancingDecision(calls: .fail)),
    ([.idle, .ready], true, true, BalancingDecision(calls: .use([1]))),
    ([.ready, .ready], true, false, BalancingDecision(calls: .use([0]))),
    (
      [.connecting, .ready, .transientFailure, .idle], true, false,
      BalancingDecision(calls: .use([1]), abandon: [0, 2])
    ),
  ])
  func pickFirst(
    states: [Connectivity], isWanted: Bool, isSlow: Bool, decision: BalancingDecision
  ) {
    #expect(
      BalancingDecision.pickFirst(states, isWanted: isWanted, attemptIsSlow: isSlow) == decision)
  }

  @Test(arguments: [
    ([] as [Connectivity], BalancingDecision(calls: .fail)),
    ([.idle, .idle], BalancingDecision(calls: .wait, connect: [0, 1])),
    ([.connecting, .transientFailure], BalancingDecision(calls: .wait)),
    ([.transientFailure, .transientFailure], BalancingDecision(calls: .fail)),
    ([.shutDown, .transientFailure], BalancingDecision(calls: .fail)),
    ([.transientFailure, .idle], BalancingDecision(calls: .wait, connect: [1])),
    ([.ready, .transientFailure, .ready], BalancingDecision(calls: .use([0, 2]))),
    ([.ready, .idle, .connecting], BalancingDecision(calls: .use([0]), connect: [1])),
  ])
  func roundRobin(states: [Connectivity], decision: BalancingDecision) {
    #expect(BalancingDecision.roundRobin(states) == decision)
  }

  /// Ready servers are always used, others never.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func usesReadyServersOnly(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let states = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Connectivity.allCases.randomElement(using: &random) ?? .idle
    }
    let ready = states.indices.filter { states[$0] == .ready }
    let isWanted = Bool.random(using: &random)
    let isSlow = Bool.random(using: &random)
    let first = BalancingDecision.pickFirst(states, isWanted: isWanted, attemptIsSlow: isSlow)
    let all = BalancingDecision.roundRobin(states)
    if ready.isEmpty {
      for decision in [first, all] {
        if case .use = decision.calls { Issue.record("uses an unready server; seed \(seed)") }
      }
    } else {
      #expect(first.calls == .use([ready[0]]), "seed \(seed)")
      #expect(all.calls == .use(ready), "seed \(seed)")
    }
    for decision in [first, all] {
      #expect(decision.connect.allSatisfy { states[$0] == .idle }, "seed \(seed)")
      #expect(!decision.abandon.contains { states[$0] == .ready }, "seed \(seed)")
    }
  }
}
