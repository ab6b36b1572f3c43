import Metrics

/// What all connections of a server hold together, and what is left for more.
final class ServerLoad: Sendable {
  let peers: PeerTable
  let known: CallBudgets
  let open: CallBudgets
  let queuedBytes: SharedBudget
  let decodedBytes: SharedBudget
  let metrics: LimitMetrics

  init(_ limits: ServerLimits, metrics: any MetricsFactory) {
    peers = PeerTable(limits)
    known = CallBudgets(
      calls: limits.callsMax, bufferedBytes: limits.bufferedRequestBytesTotalMax)
    open = CallBudgets(
      calls: limits.openCallsMax, bufferedBytes: limits.openRequestBytesTotalMax)
    queuedBytes = SharedBudget(limit: limits.queuedBytesTotalMax)
    decodedBytes = SharedBudget(limit: limits.decodedRequestBytesTotalMax)
    self.metrics = LimitMetrics(factory: metrics)
  }

  func adopt(_ limits: ServerLimits) {
    peers.adopt(limits)
    known.adopt(calls: limits.callsMax, bufferedBytes: limits.bufferedRequestBytesTotalMax)
    open.adopt(calls: limits.openCallsMax, bufferedBytes: limits.openRequestBytesTotalMax)
    queuedBytes.adopt(limit: limits.queuedBytesTotalMax)
    decodedBytes.adopt(limit: limits.decodedRequestBytesTotalMax)
  }
}
