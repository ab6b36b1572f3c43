import RPCCore

/// Sends `traceparent` and `tracestate` with calls that a handler makes, so that they belong to the
/// trace of the call it answers. A `traceparent` that the caller has set itself stays.
public struct TracingClientInterceptor: ClientInterceptor {
  public init() {}

  public func intercept(_ call: inout ClientCallContext) async throws {
    guard let trace = CallPropagation.parent?.trace,
      call.metadata.first(for: "traceparent") == nil
    else { return }
    call.metadata.add(trace.traceparent, for: "traceparent")
    if let state = trace.state { call.metadata.add(state, for: "tracestate") }
  }
}
