import Bus
import RPCClient

/// Sends `traceparent` and `tracestate` with calls that a consumer makes, so that they belong to the
/// trace of the call that published the event. What the caller has set itself stays.
struct EventTracingInterceptor: ClientInterceptor {
  func intercept(_ call: inout ClientCallContext) async throws {
    guard let trace = EventTrace.current, call.metadata.first(for: "traceparent") == nil
    else { return }
    call.metadata.add(trace.parent, for: "traceparent")
    if let state = trace.state { call.metadata.add(state, for: "tracestate") }
  }
}
