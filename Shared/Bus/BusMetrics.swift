import FoundationEssentials
import Metrics

/// Metrics of a consumer.
///
/// | name | kind | labels | |---|---|---| | `otolith_bus_applied_total` | counter | `consumer` | |
/// `otolith_bus_failed_attempts_total` | counter | `consumer` | | `otolith_bus_given_up_total` |
/// counter | `consumer` | | `otolith_bus_refused_total` | counter | `consumer` | |
/// `otolith_bus_consumer_waiting` | gauge: 1 while a problem of the database or the log blocks it |
/// `consumer` |
struct ConsumerMetrics: Sendable {
  let applied: Counter
  let failed: Counter
  let deadLettered: Counter
  /// Events from sources that it does not accept.
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

/// Lag metrics of a service's bus. Every instance of a service reports the same values.
///
/// Gauges without labels:
/// - `otolith_bus_outbox_events`
/// - `otolith_bus_outbox_age_seconds`: age of the oldest event, 0 if none
///
/// Gauges with the label `consumer`:
/// - `otolith_bus_lag_events`: NaN while the consumer is stopped or the log is unreachable
/// - `otolith_bus_lag_seconds`: age of the next event, 0 if none; NaN while stopped; grows while the
///   log is unreachable
/// - `otolith_bus_consumer_stopped`: 1 while its cursor belongs to another log
/// - `otolith_bus_parked_events`
/// - `otolith_bus_dead_letters`
///
/// Counts stop at `BusLag.countMax`.
struct LagMetrics: Sendable {
  let factory: any MetricsFactory
  /// Time of each consumer's oldest unread event, or of the last measurement without one. Stopped
  /// consumers are absent: their lag is unknown.
  private var unreadSince: [String: Date]
  private var outbox = BusLag.Outbox(events: 0, oldest: nil)

  /// - Parameters:
  ///   - consumers: names of the consumers.
  ///   - now: time at which they start; before the first measurement nothing older is known.
  init(consumers: [String], factory: any MetricsFactory, at now: Date) {
    self.factory = factory
    unreadSince = Dictionary(uniqueKeysWithValues: consumers.map { ($0, now) })
  }

  /// Reports the state of the outbox, and what is known of the consumers while the log cannot be
  /// read: they may be behind since the last measurement.
  ///
  /// - Parameter outbox: nil if the service's database is unreachable, too.
  mutating func reportWithoutLog(outbox: BusLag.Outbox?, at now: Date) {
    self.outbox = outbox ?? self.outbox
    set(self.outbox, now)
    for (name, since) in unreadSince {
      let labels = [("consumer", name)]
      set("lag_events", .nan, labels)
      set("lag_seconds", age(since, now), labels)
    }
  }

  private func set(_ outbox: BusLag.Outbox, _ now: Date) {
    set("outbox_events", Double(outbox.events))
    set("outbox_age_seconds", age(outbox.oldest, now))
  }

  mutating func report(_ lag: BusLag, at now: Date) {
    outbox = lag.outbox
    set(lag.outbox, now)
    for (name, consumer) in lag.consumers {
      unreadSince[name] = consumer.stop == nil ? consumer.oldest ?? now : nil
      let labels = [("consumer", name)]
      set("lag_events", consumer.behind.map(Double.init) ?? .nan, labels)
      set("lag_seconds", consumer.behind == nil ? .nan : age(consumer.oldest, now), labels)
      set("consumer_stopped", consumer.stop == nil ? 0 : 1, labels)
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

/// Metrics of a relay.
///
/// | name | kind | labels | |---|---|---| | `otolith_bus_relayed_total` | counter | – |
struct RelayMetrics: Sendable {
  let relayed: Counter

  init(factory: any MetricsFactory) {
    relayed = Counter(label: "otolith_bus_relayed_total", dimensions: [], factory: factory)
  }
}
