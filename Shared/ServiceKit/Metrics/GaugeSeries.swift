import CoreMetrics
import Synchronization

/// A number that goes up and down.
final class GaugeSeries: MeterHandler, RecorderHandler, MetricSeries {
  private let value = Mutex(0.0)

  /// What was set last.
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
