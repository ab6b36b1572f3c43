public import Metrics
import NIOCore
import Synchronization

/// Counts a channel's calls.
///
/// | name | kind | labels |
/// |---|---|---|
/// | `otolith_rpc_client_handled_total` | counter | `service`, `method`, `code` |
/// | `otolith_rpc_client_seconds` | timer | `service`, `method` |
public final class MetricsClientInterceptor: ClientInterceptor {
  private struct Key: Hashable {
    var service: String
    var method: String
    /// Nil for the timer.
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
        label: "otolith_rpc_client_seconds",
        dimensions: [("service", key.service), ("method", key.method)], factory: factory)
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
        label: "otolith_rpc_client_handled_total",
        dimensions: [("service", key.service), ("method", key.method), ("code", code.name)],
        factory: factory)
      counters[key] = made
      return made
    }
  }
}
