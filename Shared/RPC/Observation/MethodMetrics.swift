import Metrics
import NIOCore
import Synchronization

/// What a server counts of one method: calls begun, calls ended by status, and how long they took.
///
/// | name | kind | labels |
/// |---|---|---|
/// | `otolith_rpc_server_started_total` | counter | `service`, `method` |
/// | `otolith_rpc_server_handled_total` | counter | `service`, `method`, `code` |
/// | `otolith_rpc_server_seconds` | timer | `service`, `method` |
///
/// Calls under way are the difference of the two counters.
final class MethodMetrics: Sendable {
  private let labels: [(String, String)]
  private let factory: any MetricsFactory
  private let startedCounter: Counter
  private let succeeded: Counter
  private let duration: Timer
  /// Made as they occur: most methods end with few of the seventeen statuses.
  private let failed = Mutex<[StatusCode: Counter]>([:])

  init(service: String, method: String, factory: any MetricsFactory) {
    labels = [("service", service), ("method", method)]
    self.factory = factory
    startedCounter = Counter(
      label: "otolith_rpc_server_started_total", dimensions: labels, factory: factory)
    succeeded = Self.handled(labels, .ok, factory)
    duration = Timer(label: "otolith_rpc_server_seconds", dimensions: labels, factory: factory)
  }

  func started() { startedCounter.increment() }

  func ended(_ code: StatusCode, after time: TimeAmount) {
    duration.recordNanoseconds(time.nanoseconds)
    if code == .ok {
      succeeded.increment()
    } else {
      failed.withLock { failed in
        if failed[code] == nil { failed[code] = Self.handled(labels, code, factory) }
        return failed[code]
      }?.increment()
    }
  }

  private static func handled(
    _ labels: [(String, String)], _ code: StatusCode, _ factory: any MetricsFactory
  ) -> Counter {
    Counter(
      label: "otolith_rpc_server_handled_total", dimensions: labels + [("code", code.name)],
      factory: factory)
  }
}
