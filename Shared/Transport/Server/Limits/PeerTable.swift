import Synchronization

/// The usage of all addresses that have connections; others are removed.
final class PeerTable: Sendable {
  private struct State {
    var limits: ServerLimits
    var loads: [PeerAddress: PeerLoad] = [:]
  }

  private let state: Mutex<State>

  init(_ limits: ServerLimits) {
    state = Mutex(State(limits: limits))
  }

  /// Number of addresses with connections.
  var count: Int { state.withLock { $0.loads.count } }

  func adopt(_ limits: ServerLimits) {
    state.withLock { state in
      state.limits = limits
      for load in state.loads.values { load.adopt(limits) }
    }
  }

  /// Counts a connection; ``left(_:)`` must follow if it was admitted.
  ///
  /// - Returns: nil if the address has too many connections.
  func entered(_ address: PeerAddress?) -> PeerLoad? {
    state.withLock { state in
      guard let address else { return PeerLoad(state.limits) }
      let load = state.loads[address] ?? PeerLoad(state.limits)
      guard load.connections.take(1) else { return nil }
      state.loads[address] = load
      return load
    }
  }

  func left(_ address: PeerAddress?) {
    guard let address else { return }
    state.withLock { state in
      guard let load = state.loads[address] else { return }
      load.connections.give(1)
      if load.connections.used == 0 { state.loads[address] = nil }
    }
  }
}
