import ServiceLifecycle
import Telemetry

/// Sends watchdog signals to the service manager while ``Liveness`` passes. If the process is
/// stuck, the signals stop and the manager restarts it.
struct WatchdogService: Service, CustomStringConvertible {
  let manager: ServiceManager
  let interval: Duration
  /// Returns one line for `systemctl status`.
  let status: @Sendable () -> String
  let liveness: Liveness

  var description: String { "watchdog" }

  /// Signals per watchdog interval; one may be late.
  private static let signalsPerInterval = 3

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        if liveness.report.isPassed { manager.watchdogSignal(status()) }
        try? await Task.sleep(for: interval / Self.signalsPerInterval)
      }
    }
  }
}
