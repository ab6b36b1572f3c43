import Bus
import RPCClient
import RPCCore

/// Adds `traceparent` and `tracestate` to calls of a consumer, so that they belong to the trace of
/// the call that published the event. Existing headers are kept.
struct EventTracingInterceptor: ClientInterceptor {
  func intercept(_ call: inout ClientCallContext) async throws {
    guard let trace = EventTrace.current, call.metadata.first(for: "traceparent") == nil
    else { return }
    call.metadata.add(trace.parent, for: "traceparent")
    if let state = trace.state { call.metadata.add(state, for: "tracestate") }
  }
}

extension EventTrace {
  /// The trace of the current call, for the events that it publishes.
  static var ofCall: EventTrace? {
    guard let trace = CallPropagation.parent?.trace else { return nil }
    return EventTrace(parent: trace.traceparent, state: trace.state)
  }
}
