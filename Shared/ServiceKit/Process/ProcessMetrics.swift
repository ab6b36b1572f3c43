import Metrics

/// `process_open_fds` and `process_max_fds`, as Prometheus' own client libraries name them.
struct ProcessMetrics: Sendable {
  private let open: Gauge
  private let limit: Gauge

  init(factory: any MetricsFactory) {
    open = Gauge(label: "process_open_fds", factory: factory)
    limit = Gauge(label: "process_max_fds", factory: factory)
  }

  /// Looks again.
  func update() {
    if let count = OpenFiles.count { open.record(count) }
    limit.record(OpenFiles.limit)
  }
}
