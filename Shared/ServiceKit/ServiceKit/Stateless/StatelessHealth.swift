import Metrics
import Synchronization
import Telemetry

/// Liveness and readiness of a program without a database.
final class StatelessHealth<Own: Sendable>: Sendable {
  private enum State: Int, AtomicRepresentable {
    case starting
    case serving
    case shutDown
  }

  let liveness: Liveness
  private let state = Atomic(State.starting)
  private let probe: CachedProbe<[HealthFinding]>
  private let serving: Gauge

  /// How long findings are valid.
  private static var ageMax: Duration { .seconds(1) }

  init(_ server: any StatelessServer<Own>, metrics: any MetricsFactory) {
    liveness = Liveness(parts: [
      Liveness.Part("event-loops", complaint: "an event loop that serves calls has been blocked") {
        server.whenEventLoopsAnswer($0)
      },
      Liveness.Part("tasks", complaint: "no thread for background work has been free") {
        answered in
        Task.detached { answered() }
      },
    ])
    probe = CachedProbe(ageMax: Self.ageMax) { await server.findings() }
    serving = Gauge(label: "otolith_serving", factory: metrics)
    serving.record(0)
  }

  func startsAccepting() {
    state.store(.serving, ordering: .relaxed)
    serving.record(1)
  }

  func shutDown() {
    state.store(.shutDown, ordering: .relaxed)
    serving.record(0)
  }

  func readiness() async -> HealthReport {
    let state = state.load(ordering: .relaxed)
    let own = [
      HealthFinding(
        name: "shutdown",
        result: state == .shutDown ? .failed("the service is draining") : .ok),
      HealthFinding(
        name: "startup",
        result: state == .starting ? .failed("requests are not answered yet") : .ok),
    ]
    guard let found = await probe.value() else {
      return HealthReport(findings: own + HealthReport.unknown.findings)
    }
    return HealthReport(findings: own + found)
  }
}
