import CoreMetrics
import Synchronization

/// An integer counter.
final class CounterSeries: CounterHandler, MetricSeries {
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) {
    value.wrappingAdd(amount, ordering: .relaxed)
  }

  func reset() {
    value.store(0, ordering: .relaxed)
  }

  func write(name: String, labels: String, to text: inout String) {
    line(name, labels, "\(value.load(ordering: .relaxed))", to: &text)
  }
}

/// A floating-point counter.
final class FloatCounterSeries: FloatingPointCounterHandler, MetricSeries {
  private let value = Mutex(0.0)

  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    value.withLock { $0 += amount }
  }

  func reset() {
    value.withLock { $0 = 0 }
  }

  func write(name: String, labels: String, to text: inout String) {
    line(name, labels, "\(value.withLock { $0 })", to: &text)
  }
}

/// A gauge.
final class GaugeSeries: MeterHandler, RecorderHandler, MetricSeries {
  private let value = Mutex(0.0)

  /// The last value.
  var current: Double { value.withLock { $0 } }

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }

  func write(name: String, labels: String, to text: inout String) {
    let value = value.withLock { $0 }
    line(name, labels, value.isNaN ? "NaN" : "\(value)", to: &text)
  }
}

/// A histogram of durations, with bounds from half a millisecond to ten seconds.
final class HistogramSeries: TimerHandler, MetricSeries {
  private struct State: Sendable {
    /// Counts per bucket; the last one counts values above all bounds.
    var counts = [Int64](repeating: 0, count: HistogramSeries.bounds.count + 1)
    var sumNanoseconds: Int64 = 0
  }

  /// Bounds in nanoseconds, and in seconds as the exposition format writes them.
  static let bounds: [(nanoseconds: Int64, text: String)] = [
    (500_000, "0.0005"), (1_000_000, "0.001"), (2_500_000, "0.0025"), (5_000_000, "0.005"),
    (10_000_000, "0.01"), (25_000_000, "0.025"), (50_000_000, "0.05"), (100_000_000, "0.1"),
    (250_000_000, "0.25"), (500_000_000, "0.5"), (1_000_000_000, "1"), (2_500_000_000, "2.5"),
    (5_000_000_000, "5"), (10_000_000_000, "10"),
  ]

  private let state = Mutex(State())

  func recordNanoseconds(_ duration: Int64) {
    var index = 0
    while index < Self.bounds.count, duration > Self.bounds[index].nanoseconds { index += 1 }
    state.withLock { state in
      state.counts[index] += 1
      state.sumNanoseconds &+= duration
    }
  }

  func write(name: String, labels: String, to text: inout String) {
    let state = state.withLock { $0 }
    let prefix = labels.isEmpty ? "" : labels + ","
    var total: Int64 = 0
    for (bound, count) in zip(Self.bounds, state.counts) {
      total += count
      line("\(name)_bucket", "\(prefix)le=\"\(bound.text)\"", "\(total)", to: &text)
    }
    total += state.counts.last ?? 0
    line("\(name)_bucket", "\(prefix)le=\"+Inf\"", "\(total)", to: &text)
    line("\(name)_sum", labels, "\(Double(state.sumNanoseconds) / 1e9)", to: &text)
    line("\(name)_count", labels, "\(total)", to: &text)
  }
}
