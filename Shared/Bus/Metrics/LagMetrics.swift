import FoundationEssentials
import Metrics

/// How far a service's bus is behind. Every instance of a service tells the same.
///
/// | name | kind | labels |
/// |---|---|---|
/// | `otolith_bus_outbox_events` | gauge | – |
/// | `otolith_bus_outbox_age_seconds` | gauge: of the oldest event, 0 without one | – |
/// | `otolith_bus_lag_events` | gauge: NaN while the consumer is stopped | `consumer` |
/// | `otolith_bus_lag_seconds` | gauge: age of the next event, 0 without one; NaN likewise | `consumer` |
/// | `otolith_bus_consumer_stopped` | gauge: 1 while its cursor belongs to another log | `consumer` |
/// | `otolith_bus_parked_events` | gauge | `consumer` |
/// | `otolith_bus_dead_letters` | gauge | `consumer` |
///
/// Counts stop at `BusLag.countMax`.
struct LagMetrics: Sendable {
  let factory: any MetricsFactory

  func report(_ lag: BusLag, at now: Date) {
    set("outbox_events", Double(lag.outbox.events))
    set("outbox_age_seconds", age(lag.outbox.oldest, now))
    for (name, consumer) in lag.consumers {
      let labels = [("consumer", name)]
      set("lag_events", consumer.behind.map(Double.init) ?? .nan, labels)
      set("lag_seconds", consumer.behind == nil ? .nan : age(consumer.oldest, now), labels)
      set("consumer_stopped", consumer.stops.isEmpty ? 0 : 1, labels)
      set("parked_events", Double(consumer.parked), labels)
      set("dead_letters", Double(consumer.deadLetters), labels)
    }
  }

  private func age(_ time: Date?, _ now: Date) -> Double {
    time.map { max(0, now.timeIntervalSince($0)) } ?? 0
  }

  private func set(_ name: String, _ value: Double, _ labels: [(String, String)] = []) {
    Meter(label: "otolith_bus_\(name)", dimensions: labels, factory: factory).set(value)
  }
}
