import Metrics
import Synchronization

/// What became of the log's lines.
final class LogMetrics: Sendable {
  private let output: LogOutput
  private let dropped: Counter
  private let counted = Mutex(0)

  init(_ output: LogOutput, factory: any MetricsFactory) {
    self.output = output
    dropped = Counter(label: "otolith_log_lines_dropped_total", factory: factory)
  }

  /// Looks again.
  func update() {
    let now = output.dropped
    let new = counted.withLock { counted in
      defer { counted = max(counted, now) }
      return now - counted
    }
    if new > 0 { dropped.increment(by: new) }
  }
}
