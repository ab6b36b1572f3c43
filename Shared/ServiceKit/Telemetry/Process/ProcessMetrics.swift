package import Metrics
import ProgramVersion
import Synchronization

/// The `process_…` metrics, named as in Prometheus' client libraries, and the build of the program.
package final class ProcessMetrics: Sendable {
  private let openFiles: Gauge
  private let openFilesMax: Gauge
  private let residentBytes: Gauge
  private let virtualBytes: Gauge
  private let startTime: Gauge
  private let processorSeconds: FloatingPointCounter
  private let countedSeconds = Mutex(0.0)

  /// - Parameter service: name of the service, e.g. `otolith-auth`.
  package init(service: String, factory: any MetricsFactory) {
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

  /// Updates the metrics.
  package func update() {
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
