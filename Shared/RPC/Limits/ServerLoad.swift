import Metrics

/// What all connections of a server hold together, and what is left for more.
final class ServerLoad: Sendable {
  let peers: PeerTable
  let calls: SharedBudget
  let bufferedBytes: SharedBudget
  let metrics: LimitMetrics

  init(_ limits: ServerLimits, metrics: any MetricsFactory) {
    peers = PeerTable(limits)
    calls = SharedBudget(limit: limits.callsMax)
    bufferedBytes = SharedBudget(limit: limits.bufferedRequestBytesTotalMax)
    self.metrics = LimitMetrics(factory: metrics)
  }
}
