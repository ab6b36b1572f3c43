import Metrics

/// Counts the connections ended by a server: `otolith_rpc_server_connections_ended_total`, a
/// counter with the label `reason` (see ``ConnectionEnd``). Connections rejected by a limit are
/// counted by that limit's metric; those ended by the client are not counted.
final class ConnectionMetrics: Sendable {
  private let counters: [ConnectionEnd: Counter]

  init(factory: any MetricsFactory) {
    counters = Dictionary(
      uniqueKeysWithValues: ConnectionEnd.allCases.map { end in
        let labels = [("reason", end.rawValue)]
        return (
          end,
          Counter(
            label: "otolith_rpc_server_connections_ended_total", dimensions: labels,
            factory: factory)
        )
      })
  }

  func ended(_ end: ConnectionEnd) {
    counters[end]?.increment()
  }
}
