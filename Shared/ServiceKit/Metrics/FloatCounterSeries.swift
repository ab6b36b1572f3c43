import CoreMetrics
import Synchronization

/// A number that only grows, with a fraction.
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
