import Synchronization

/// The addresses that have connections, and what those hold. An address without a connection is
/// forgotten.
final class PeerTable: Sendable {
  private let limits: ServerLimits
  private let loads = Mutex<[PeerAddress: PeerLoad]>([:])

  init(_ limits: ServerLimits) {
    self.limits = limits
  }

  /// Addresses that have connections.
  var count: Int { loads.withLock { $0.count } }

  /// Counts a connection; ``left(_:)`` must follow if it was let in.
  ///
  /// - Returns: nil when its address has as many connections as it may have.
  func entered(_ address: PeerAddress?) -> PeerLoad? {
    guard let address else { return PeerLoad(limits) }
    return loads.withLock { loads in
      let load = loads[address] ?? PeerLoad(limits)
      guard load.connections.take(1) else { return nil }
      loads[address] = load
      return load
    }
  }

  func left(_ address: PeerAddress?) {
    guard let address else { return }
    loads.withLock { loads in
      guard let load = loads[address] else { return }
      load.connections.give(1)
      if load.connections.used == 0 { loads[address] = nil }
    }
  }
}
