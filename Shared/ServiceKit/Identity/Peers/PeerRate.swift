package import RPCServer

/// Rate limit of one peer for certain calls.
package struct PeerRate: Sendable {
  /// Name in errors and metrics, e.g. `sign_ins_per_peer`.
  package var name: String
  /// Burst size, and number of calls per ``interval``; 0 for no limit.
  package var calls: Int
  /// Whether a call counts, by full service name, method and access rule.
  package var counts:
    @Sendable (_ service: String, _ method: String, _ access: MethodAccess) -> Bool

  /// Interval in seconds.
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

/// The parts of ``PeerRateLimiter`` that are read for each call.
package struct PeerLimits: Sendable {
  /// Rates with distinct names.
  package var rates: [PeerRate]
  package var trusted: TrustedPeers

  package init(rates: [PeerRate], trusted: TrustedPeers) {
    self.rates = rates
    self.trusted = trusted
  }
}
