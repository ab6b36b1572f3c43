public import Metrics
import NIOCore
import RPCCore
import Synchronization

/// Metrics of a channel's calls.
///
/// | name | kind | labels | |---|---|---| | `grpc_client_handled_total` | counter | `grpc_service`,
/// `grpc_method`, `grpc_code` | | `grpc_client_handling_seconds` | timer | `grpc_service`,
/// `grpc_method` |
public final class MetricsClientInterceptor: ClientInterceptor {
  private struct Key: Hashable {
    var service: String
    var method: String
    /// The status code of a counter; nil for the timer.
    var code: StatusCode?
  }

  private let factory: any MetricsFactory
  private let counters = Mutex<[Key: Counter]>([:])
  private let timers = Mutex<[Key: Timer]>([:])

  public init(factory: any MetricsFactory = MetricsSystem.factory) {
    self.factory = factory
  }

  public func intercept(_ call: inout ClientCallContext) async throws {
    let start = ContinuousClock.now
    call.onEnd { [self, service = call.service, method = call.method] error in
      let key = Key(service: service, method: method)
      let time = TimeAmount(clamping: ContinuousClock.now - start)
      timer(key).recordNanoseconds(time.nanoseconds)
      counter(key, error?.code ?? .ok).increment()
    }
  }

  private func timer(_ key: Key) -> Timer {
    timers.withLock { timers in
      if let known = timers[key] { return known }
      let made = Timer(
        label: "grpc_client_handling_seconds",
        dimensions: [("grpc_service", key.service), ("grpc_method", key.method)], factory: factory)
      timers[key] = made
      return made
    }
  }

  private func counter(_ key: Key, _ code: StatusCode) -> Counter {
    var key = key
    key.code = code
    return counters.withLock { counters in
      if let known = counters[key] { return known }
      let made = Counter(
        label: "grpc_client_handled_total",
        dimensions: [
          ("grpc_service", key.service), ("grpc_method", key.method),
          ("grpc_code", code.metricName),
        ],
        factory: factory)
      counters[key] = made
      return made
    }
  }
}
