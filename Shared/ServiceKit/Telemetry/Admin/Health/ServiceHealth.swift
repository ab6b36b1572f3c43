package import Logging
package import Metrics
package import Postgres
package import RPCServer
import Synchronization

/// The health a service reports by `grpc.health.v1`, `/ready` and `/readyz`: it serves while it
/// accepts calls and its database answers.
///
/// Sets `otolith_database_up`, `otolith_serving` and `otolith_restore_pending` to 1 or 0.
package final class ServiceHealth: Sendable {
  private struct State {
    var isAccepting = false
    var isShutDown = false
    var outageBegan: ContinuousClock.Instant?
    /// Why the database is unreachable, while it is.
    var outageReason: String?
    /// Why calls are refused although the database answers.
    var refusalReason: String?

    var isServing: Bool { isAccepting && outageBegan == nil && refusalReason == nil }
  }

  package let service: HealthService
  /// Full names of the gRPC services with their own health status, besides the server's.
  private let names: Set<String>
  private let gauge: Gauge
  private let serving: Gauge
  private let restorePending: Gauge
  private let logger: Logger
  private let state = Mutex(State())

  package init(
    _ service: HealthService, names: Set<String>, metrics: any MetricsFactory, logger: Logger
  ) {
    self.service = service
    self.names = names.union([""])
    self.logger = logger
    gauge = Gauge(label: "otolith_database_up", factory: metrics)
    gauge.record(1)
    serving = Gauge(label: "otolith_serving", factory: metrics)
    restorePending = Gauge(label: "otolith_restore_pending", factory: metrics)
    restorePending.record(0)
    tell(isServing: false)
  }

  package var isServing: Bool { service.status(of: "") == .serving }

  package func startsAccepting() {
    state.withLock { state in
      state.isAccepting = true
      tell(isServing: state.isServing)
    }
  }

  /// Records that calls are refused because the database was restored, or that they are answered.
  ///
  /// - Parameter reason: nil if they are answered.
  package func refusesCalls(because reason: String?) {
    state.withLock { state in
      guard state.refusalReason != reason else { return }
      state.refusalReason = reason
      restorePending.record(reason == nil ? 0 : 1)
      tell(isServing: state.isServing)
    }
  }

  /// Why calls are refused although the database answers; nil if they are not.
  var refusalReason: String? { state.withLock { $0.refusalReason } }

  /// - Returns: whether the database answers again after an outage.
  @discardableResult
  package func database(_ finding: PostgresWatch.State) -> Bool {
    switch finding {
    case .answers:
      let began = state.withLock { state in
        let began = state.outageBegan
        state.outageBegan = nil
        state.outageReason = nil
        // Recorded before a health watcher can react and read the metrics.
        gauge.record(1)
        tell(isServing: state.isServing)
        return began
      }
      guard let began else { return false }
      let seconds = ((ContinuousClock.now - began) / .seconds(1)).rounded()
      logger.info("the database answers again", metadata: ["outage_seconds": "\(Int(seconds))"])
      return true
    case .isAway(let error):
      let isNew = state.withLock { state in
        defer {
          state.outageBegan = state.outageBegan ?? .now
          state.outageReason = error.operatorMessage
        }
        gauge.record(0)
        tell(isServing: false)
        return state.outageBegan == nil
      }
      if isNew {
        logger.error(
          "the database does not answer: calls that need it fail, health is NOT_SERVING",
          metadata: ["reason": "\(error.operatorMessage)"])
      }
      return false
    }
  }

  /// Marks the service as shut down permanently.
  package func shutDown() {
    state.withLock { $0.isShutDown = true }
    serving.record(0)
    service.shutDown()
  }

  /// Whether calls are accepted, or were until the drain began.
  var isAccepting: Bool { state.withLock { $0.isAccepting } }

  /// Whether the service drains.
  var isShutDown: Bool { state.withLock { $0.isShutDown } }

  /// Why the database does not answer; nil while it does.
  package var outage: String? { state.withLock { $0.outageBegan == nil ? nil : $0.outageReason } }

  private func tell(isServing: Bool) {
    serving.record(isServing ? 1 : 0)
    for name in names { service.set(name, isServing ? .serving : .notServing) }
  }
}
