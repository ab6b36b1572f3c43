import Metrics
import NIOCore
import RPCCore
import Synchronization

/// The metrics of one method: calls begun, calls ended by status, durations and messages.
///
/// | name | kind | labels |
/// |---|---|---|
/// | `grpc_server_started_total` | counter | `grpc_type`, `grpc_service`, `grpc_method` |
/// | `grpc_server_handled_total` | counter | the same and `grpc_code` |
/// | `grpc_server_handling_seconds` | timer | `grpc_type`, `grpc_service`, `grpc_method` |
/// | `grpc_server_msg_received_total` | counter | the same |
/// | `grpc_server_msg_sent_total` | counter | the same |
///
/// Names, labels and their values are those of the gRPC ecosystem's Prometheus libraries, so that
/// their dashboards work with this server. Calls in flight are the difference of the two counters.
final class MethodMetrics: Sendable {
  private let labels: [(String, String)]
  private let factory: any MetricsFactory
  private let startedCounter: Counter
  private let succeeded: Counter
  private let duration: Timer
  private let messagesReceived: Counter
  private let messagesSent: Counter
  /// Created on demand: most methods end with few of the seventeen statuses.
  private let failed = Mutex<[StatusCode: Counter]>([:])

  init(
    service: String, method: String, streamsRequests: Bool, streamsResponses: Bool,
    factory: any MetricsFactory
  ) {
    labels = [
      ("grpc_type", Self.type(streamsRequests, streamsResponses)), ("grpc_service", service),
      ("grpc_method", method),
    ]
    self.factory = factory
    startedCounter = Counter(
      label: "grpc_server_started_total", dimensions: labels, factory: factory)
    succeeded = Self.handled(labels, .ok, factory)
    duration = Timer(label: "grpc_server_handling_seconds", dimensions: labels, factory: factory)
    messagesReceived = Counter(
      label: "grpc_server_msg_received_total", dimensions: labels, factory: factory)
    messagesSent = Counter(
      label: "grpc_server_msg_sent_total", dimensions: labels, factory: factory)
  }

  func started() { startedCounter.increment() }

  /// Counts a request passed to a handler.
  func received() { messagesReceived.increment() }

  /// Counts a response sent to the client.
  func sent() { messagesSent.increment() }

  func ended(_ code: StatusCode, after time: TimeAmount) {
    duration.recordNanoseconds(time.nanoseconds)
    if code == .ok {
      succeeded.increment()
    } else {
      failed.withLock { failed in
        if failed[code] == nil { failed[code] = Self.handled(labels, code, factory) }
        return failed[code]
      }?.increment()
    }
  }

  private static func type(_ streamsRequests: Bool, _ streamsResponses: Bool) -> String {
    switch (streamsRequests, streamsResponses) {
    case (false, false): "unary"
    case (true, false): "client_stream"
    case (false, true): "server_stream"
    case (true, true): "bidi_stream"
    }
  }

  private static func handled(
    _ labels: [(String, String)], _ code: StatusCode, _ factory: any MetricsFactory
  ) -> Counter {
    Counter(
      label: "grpc_server_handled_total", dimensions: labels + [("grpc_code", code.metricName)],
      factory: factory)
  }
}
