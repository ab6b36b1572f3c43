import Metrics
import ProgramVersion
import Synchronization

/// The `process_…` metrics, as Prometheus' own client libraries name them, and which build the process
/// runs.
final class ProcessMetrics: Sendable {
  private let openFiles: Gauge
  private let openFilesMax: Gauge
  private let residentBytes: Gauge
  private let virtualBytes: Gauge
  private let startTime: Gauge
  private let processorSeconds: FloatingPointCounter
  private let countedSeconds = Mutex(0.0)

  /// - Parameter service: e.g. `otolith-auth`.
  init(service: String, factory: any MetricsFactory) {
    func gauge(_ label: String) -> Gauge { Gauge(label: label, factory: factory) }
    openFiles = gauge("process_open_fds")
    openFilesMax = gauge("process_max_fds")
    residentBytes = gauge("process_resident_memory_bytes")
    virtualBytes = gauge("process_virtual_memory_bytes")
    startTime = gauge("process_start_time_seconds")
    processorSeconds = FloatingPointCounter(label: "process_cpu_seconds_total", factory: factory)
    Gauge(
      label: "otolith_build_info",
      dimensions: [
        ("service", service), ("version", OtolithVersion.current),
        ("commit", OtolithVersion.commit),
      ], factory: factory
    ).record(1)
  }

  /// Looks again.
  func update() {
    if let count = OpenFiles.count { openFiles.record(count) }
    openFilesMax.record(OpenFiles.limit)
    guard let status = ProcessStatus.current else { return }
    residentBytes.record(status.residentBytes)
    virtualBytes.record(status.virtualBytes)
    startTime.record(status.startedAt)
    let more = countedSeconds.withLock { counted in
      defer { counted = max(counted, status.processorSeconds) }
      return status.processorSeconds - counted
    }
    if more > 0 { processorSeconds.increment(by: more) }
  }
}
