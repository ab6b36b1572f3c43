package import RPCServer

/// How many calls of some kinds one peer may make.
package struct PeerRate: Sendable {
  /// What it is called in errors and metrics, e.g. `sign_ins_per_peer`.
  package var name: String
  /// Calls at once, and as many again within each ``interval``; 0: without limit.
  package var calls: Int
  /// Which calls count, by full name of the service and method.
  package var counts:
    @Sendable (_ service: String, _ method: String, _ access: MethodAccess) -> Bool

  /// In seconds.
  package static let interval = 300.0

  package init(
    name: String, calls: Int,
    counts: @escaping @Sendable (String, String, MethodAccess) -> Bool
  ) {
    self.name = name
    self.calls = calls
    self.counts = counts
  }
}

/// What of ``PeerRateLimiter`` is read at each call.
package struct PeerLimits: Sendable {
  /// Each with another name.
  package var rates: [PeerRate]
  package var trusted: TrustedPeers

  package init(rates: [PeerRate], trusted: TrustedPeers) {
    self.rates = rates
    self.trusted = trusted
  }
}
