/// What the connections from one address hold together.
final class PeerLoad: Sendable {
  let connections: SharedBudget
  let known: CallBudgets
  let open: CallBudgets
  let queuedBytes: SharedBudget
  let decodedBytes: SharedBudget
  /// Watches of the server's health.
  let watches: SharedBudget

  init(_ limits: ServerLimits) {
    connections = SharedBudget(limit: limits.connectionsPerPeerMax)
    known = CallBudgets(
      calls: limits.callsPerPeerMax, bufferedBytes: limits.bufferedRequestBytesPerPeerMax)
    open = CallBudgets(
      calls: limits.openCallsPerPeerMax, bufferedBytes: limits.openRequestBytesPerPeerMax)
    queuedBytes = SharedBudget(limit: limits.queuedBytesPerPeerMax)
    decodedBytes = SharedBudget(limit: limits.decodedRequestBytesPerPeerMax)
    watches = SharedBudget(limit: limits.watchesPerPeerMax)
  }

  func adopt(_ limits: ServerLimits) {
    connections.adopt(limit: limits.connectionsPerPeerMax)
    known.adopt(
      calls: limits.callsPerPeerMax, bufferedBytes: limits.bufferedRequestBytesPerPeerMax)
    open.adopt(
      calls: limits.openCallsPerPeerMax, bufferedBytes: limits.openRequestBytesPerPeerMax)
    queuedBytes.adopt(limit: limits.queuedBytesPerPeerMax)
    decodedBytes.adopt(limit: limits.decodedRequestBytesPerPeerMax)
    watches.adopt(limit: limits.watchesPerPeerMax)
  }
}
