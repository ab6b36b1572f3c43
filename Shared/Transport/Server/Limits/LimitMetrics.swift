import Metrics

/// Counts how often each limit was hit: `otolith_rpc_limit_total`, a counter with the label `limit`
/// (see ``ServerLimit``). It does not identify the client.
final class LimitMetrics: Sendable {
  private let counters: [ServerLimit: Counter]

  init(factory: any MetricsFactory) {
    counters = Dictionary(
      uniqueKeysWithValues: ServerLimit.allCases.map { limit in
        let labels = [("limit", limit.rawValue)]
        return (
          limit,
          Counter(label: "otolith_rpc_limit_total", dimensions: labels, factory: factory)
        )
      })
  }

  func hit(_ limit: ServerLimit, times: Int = 1) {
    if times > 0 { counters[limit]?.increment(by: times) }
  }
}
