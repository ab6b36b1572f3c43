/// The load of all connections from one address.
final class PeerLoad: Sendable {
  let connections: SharedBudget
  let known: CallBudgets
  let open: CallBudgets
  let arriving: CallBudgets
  let queuedBytes: SharedBudget
  let decodedBytes: SharedBudget
  /// Number of health watches.
  let watches: SharedBudget

  init(_ limits: ServerLimits) {
    connections = SharedBudget(limit: limits.connectionsPerPeerMax)
    known = CallBudgets(
      calls: limits.callsPerPeerMax, bufferedBytes: limits.bufferedRequestBytesPerPeerMax)
    open = CallBudgets(
      calls: limits.openCallsPerPeerMax, bufferedBytes: limits.openRequestBytesPerPeerMax)
    arriving = CallBudgets(calls: limits.openCallsPerPeerMax, bytesOf: open)
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
    arriving.calls.adopt(limit: limits.openCallsPerPeerMax)
    queuedBytes.adopt(limit: limits.queuedBytesPerPeerMax)
    decodedBytes.adopt(limit: limits.decodedRequestBytesPerPeerMax)
    watches.adopt(limit: limits.watchesPerPeerMax)
  }
}
