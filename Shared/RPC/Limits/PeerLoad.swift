/// What the connections from one address hold together.
final class PeerLoad: Sendable {
  let connections: SharedBudget
  let calls: SharedBudget
  let bufferedBytes: SharedBudget

  init(_ limits: ServerLimits) {
    connections = SharedBudget(limit: limits.connectionsPerPeerMax)
    calls = SharedBudget(limit: limits.callsPerPeerMax)
    bufferedBytes = SharedBudget(limit: limits.bufferedRequestBytesPerPeerMax)
  }
}
