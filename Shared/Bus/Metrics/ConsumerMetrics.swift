import Metrics

/// What a consumer counts.
///
/// | name | kind | labels |
/// |---|---|---|
/// | `otolith_bus_applied_total` | counter | `consumer` |
/// | `otolith_bus_failed_attempts_total` | counter | `consumer` |
/// | `otolith_bus_given_up_total` | counter | `consumer` |
/// | `otolith_bus_refused_total` | counter | `consumer` |
/// | `otolith_bus_consumer_waiting` | gauge: 1 while trouble of a database or of the log holds it up | `consumer` |
struct ConsumerMetrics: Sendable {
  let applied: Counter
  let failed: Counter
  let deadLettered: Counter
  /// Of sources that it takes nothing of.
  let refused: Counter
  let waiting: Gauge

  init(consumer: String, factory: any MetricsFactory) {
    func counter(_ name: String) -> Counter {
      Counter(
        label: "otolith_bus_\(name)_total", dimensions: [("consumer", consumer)], factory: factory)
    }
    applied = counter("applied")
    failed = counter("failed_attempts")
    deadLettered = counter("given_up")
    refused = counter("refused")
    waiting = Gauge(
      label: "otolith_bus_consumer_waiting", dimensions: [("consumer", consumer)], factory: factory)
  }
}
