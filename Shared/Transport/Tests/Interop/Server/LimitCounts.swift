import Metrics
import Synchronization

/// Counts exceeded limits, and connections ended by the server, which must not occur with honest
/// clients.
final class LimitCounts: MetricsFactory {
  private static let labels = [
    "otolith_rpc_limit_total", "otolith_rpc_server_connections_ended_total",
  ]

  private let counts = Mutex<[String: Int64]>([:])

  /// `NAME=COUNT` of each non-zero count, in alphabetical order.
  var description: String {
    counts.withLock { counts in
      counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
  }

  fileprivate func count(_ name: String, by amount: Int64) {
    counts.withLock { $0[name, default: 0] += amount }
  }

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    guard Self.labels.contains(label) else { return NOOPMetricsHandler.instance }
    return LimitCounter(name: dimensions.map(\.1).joined(separator: ","), counts: self)
  }

  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler { NOOPMetricsHandler.instance }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    NOOPMetricsHandler.instance
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    NOOPMetricsHandler.instance
  }

  func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler { NOOPMetricsHandler.instance }

  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
}

/// One of the counters.
private final class LimitCounter: CounterHandler {
  private let name: String
  private let counts: LimitCounts

  init(name: String, counts: LimitCounts) {
    self.name = name
    self.counts = counts
  }

  func increment(by amount: Int64) { counts.count(name, by: amount) }

  func reset() {}
}
