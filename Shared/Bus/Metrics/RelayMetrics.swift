import Metrics

/// What a relay counts.
///
/// | name | kind | labels |
/// |---|---|---|
/// | `otolith_bus_relayed_total` | counter | – |
struct RelayMetrics: Sendable {
  let relayed: Counter

  init(factory: any MetricsFactory) {
    relayed = Counter(label: "otolith_bus_relayed_total", dimensions: [], factory: factory)
  }
}
