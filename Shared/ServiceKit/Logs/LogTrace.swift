import Bus
import RPCCore

/// The step of a trace in which something is said.
struct LogTrace: Hashable {
  /// 32 lower-case hexadecimal digits.
  var traceID: String
  /// 16 lower-case hexadecimal digits.
  var spanID: String

  init(_ trace: TraceContext) {
    traceID = trace.traceID
    spanID = trace.spanID
  }

  /// Of the call that is being answered, or of the event that is being applied.
  static var current: LogTrace? {
    if let call = CallPropagation.parent { return LogTrace(call.trace) }
    return EventTrace.current
      .flatMap { TraceContext(traceparent: $0.parent, tracestate: $0.state) }
      .map { LogTrace($0) }
  }
}
