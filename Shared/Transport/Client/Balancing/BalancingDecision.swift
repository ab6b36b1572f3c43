/// The next step of a channel, given the states of its servers in order of preference.
struct BalancingDecision: Hashable {
  enum Calls: Hashable {
    /// Calls go to one of these.
    case use([Int])
    case wait
    /// No server is reachable: calls fail unless they wait for ready.
    case fail
  }

  var calls: Calls
  /// Servers to connect to now.
  var connect: [Int] = []
  /// Servers whose attempts, if any, are no longer needed.
  var abandon: [Int] = []

  /// Uses one connection, to the first reachable server.
  ///
  /// - Parameters:
  ///   - isWanted: whether calls wait.
  ///   - attemptIsSlow: whether the current attempts have taken so long that the next server is
  ///     tried in parallel (RFC 8305 §5, gRFC A61).
  static func pickFirst(
    _ states: [Connectivity], isWanted: Bool, attemptIsSlow: Bool
  ) -> BalancingDecision {
    if let ready = states.firstIndex(of: .ready) {
      return BalancingDecision(
        calls: .use([ready]),
        abandon: states.indices.filter {
          states[$0] == .connecting || states[$0] == .transientFailure
        })
    }
    if states.allSatisfy({ $0 == .transientFailure || $0 == .shutDown }) {
      return BalancingDecision(calls: .fail)
    }
    let isTrying = states.contains(.connecting)
    guard isWanted, !isTrying || attemptIsSlow, let next = states.firstIndex(of: .idle) else {
      return BalancingDecision(calls: .wait)
    }
    return BalancingDecision(calls: .wait, connect: [next])
  }

  /// A connection to every server, used in turn.
  static func roundRobin(_ states: [Connectivity]) -> BalancingDecision {
    let ready = states.indices.filter { states[$0] == .ready }
    let idle = states.indices.filter { states[$0] == .idle }
    if !ready.isEmpty { return BalancingDecision(calls: .use(ready), connect: idle) }
    let mayComeUp = states.contains(.connecting) || !idle.isEmpty
    return BalancingDecision(calls: mayComeUp ? .wait : .fail, connect: idle)
  }
}
