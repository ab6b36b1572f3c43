import ServiceLifecycle

/// Tells the service manager again and again that the process works, as often as it wants to hear it, and
/// only after whatever must work has had a turn: a thread that hangs silences it, and the manager ends
/// the process and starts it anew.
///
/// A database that does not answer silences nothing: another process would meet the same.
struct WatchdogService: Service, CustomStringConvertible {
  let manager: ServiceManager
  let interval: Duration
  /// One line for `systemctl status`.
  let status: @Sendable () -> String
  /// Returns when all that must work has had a turn.
  let turn: @Sendable () async -> Void

  var description: String { "watchdog" }

  /// Of the time within which the manager expects to hear: one signal may come late.
  private static let signalsPerInterval = 3

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await turn()
        manager.watchdogSignal(status())
        try? await Task.sleep(for: interval / Self.signalsPerInterval)
      }
    }
  }
}
