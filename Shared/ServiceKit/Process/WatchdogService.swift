import ServiceLifecycle

/// Tells the service manager again and again that the process works, as often as it wants to hear it, as long as
/// ``Liveness`` finds so: what `/livez` calls stuck silences it, and the manager ends the process and starts it
/// anew.
struct WatchdogService: Service, CustomStringConvertible {
  let manager: ServiceManager
  let interval: Duration
  /// One line for `systemctl status`.
  let status: @Sendable () -> String
  let liveness: Liveness

  var description: String { "watchdog" }

  /// Of the time within which the manager expects to hear: one signal may come late.
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
