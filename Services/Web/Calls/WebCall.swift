import RPCClient
import RPCCore

/// A request as the parent of the calls that it causes: they have its deadline and its trace.
final class WebCall: ParentCall {
  let deadline: ContinuousClock.Instant?
  let trace: TraceContext

  private static let timeDefault = Duration.seconds(30)
  private static let millisecondsMax: Int64 = 60_000

  /// Reads `connect-timeout-ms` and `traceparent`.
  ///
  /// - Parameter hasDeadline: false for downloads, whose end depends on the client's speed.
  init(_ request: WebRequest, hasDeadline: Bool = true) {
    let milliseconds = request.header("connect-timeout-ms").flatMap { Int64($0) }
    let time = milliseconds.map { Duration.milliseconds(min(max($0, 0), Self.millisecondsMax)) }
    deadline = hasDeadline ? .now + (time ?? Self.timeDefault) : nil
    var random = SystemRandomNumberGenerator()
    trace =
      request.trace ?? request.callersTrace?.child(using: &random) ?? .root(using: &random)
  }
}
