import Logging
import Metrics
import Postgres
import RPCServer
import Synchronization

/// What a service says of itself, by `grpc.health.v1` and `/ready`, and `/readyz` says with more: it serves
/// while it accepts calls and its database answers.
///
/// `otolith_database_up` and `otolith_serving` are 1 or 0.
final class ServiceHealth: Sendable {
  private struct State {
    var isAccepting = false
    var isShutDown = false
    var outageBegan: ContinuousClock.Instant?
    /// Why the database is away, while it is.
    var outageReason: String?
  }

  let service: HealthService
  /// Full names of the gRPC services whose health can be asked for, besides the whole server's.
  private let names: Set<String>
  private let gauge: Gauge
  private let serving: Gauge
  private let logger: Logger
  private let state = Mutex(State())

  init(_ service: HealthService, names: Set<String>, metrics: any MetricsFactory, logger: Logger) {
    self.service = service
    self.names = names.union([""])
    self.logger = logger
    gauge = Gauge(label: "otolith_database_up", factory: metrics)
    gauge.record(1)
    serving = Gauge(label: "otolith_serving", factory: metrics)
    tell(isServing: false)
  }

  var isServing: Bool { service.status(of: "") == .serving }

  func startsAccepting() {
    state.withLock { state in
      state.isAccepting = true
      tell(isServing: state.outageBegan == nil)
    }
  }

  func database(_ finding: PostgresWatch.State) {
    switch finding {
    case .answers:
      let began = state.withLock { state in
        defer {
          state.outageBegan = nil
          state.outageReason = nil
        }
        // Before anybody can hear of it and ask for the rest.
        gauge.record(1)
        tell(isServing: state.isAccepting)
        return state.outageBegan
      }
      guard let began else { return }
      let seconds = ((ContinuousClock.now - began) / .seconds(1)).rounded()
      logger.info("the database answers again", metadata: ["outage_seconds": "\(Int(seconds))"])
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
    }
  }

  /// For good.
  func shutDown() {
    state.withLock { $0.isShutDown = true }
    serving.record(0)
    service.shutDown()
  }

  /// Whether calls are accepted, or were until the drain began.
  var isAccepting: Bool { state.withLock { $0.isAccepting } }

  /// Whether it drains.
  var isShutDown: Bool { state.withLock { $0.isShutDown } }

  /// Why the database does not answer; nil while it does.
  var outage: String? { state.withLock { $0.outageBegan == nil ? nil : $0.outageReason } }

  private func tell(isServing: Bool) {
    serving.record(isServing ? 1 : 0)
    for name in names { service.set(name, isServing ? .serving : .notServing) }
  }
}
