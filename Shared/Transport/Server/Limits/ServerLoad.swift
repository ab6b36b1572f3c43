import Metrics

/// The load of all connections of a server, and its budgets.
final class ServerLoad: Sendable {
  let peers: PeerTable
  let known: CallBudgets
  let open: CallBudgets
  let arriving: CallBudgets
  let queuedBytes: SharedBudget
  let decodedBytes: SharedBudget
  let metrics: LimitMetrics

  init(_ limits: ServerLimits, metrics: any MetricsFactory) {
    peers = PeerTable(limits)
    known = CallBudgets(
      calls: limits.callsMax, bufferedBytes: limits.bufferedRequestBytesTotalMax)
    open = CallBudgets(
      calls: limits.openCallsMax, bufferedBytes: limits.openRequestBytesTotalMax)
    arriving = CallBudgets(calls: limits.openCallsMax, bytesOf: open)
    queuedBytes = SharedBudget(limit: limits.queuedBytesTotalMax)
    decodedBytes = SharedBudget(limit: limits.decodedRequestBytesTotalMax)
    self.metrics = LimitMetrics(factory: metrics)
  }

  func adopt(_ limits: ServerLimits) {
    peers.adopt(limits)
    known.adopt(calls: limits.callsMax, bufferedBytes: limits.bufferedRequestBytesTotalMax)
    open.adopt(calls: limits.openCallsMax, bufferedBytes: limits.openRequestBytesTotalMax)
    arriving.calls.adopt(limit: limits.openCallsMax)
    queuedBytes.adopt(limit: limits.queuedBytesTotalMax)
    decodedBytes.adopt(limit: limits.decodedRequestBytesTotalMax)
  }
}
