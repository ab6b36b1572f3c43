package import RPCClient
import RPCCore

/// Records client calls made for a traced call or event, and sends `traceparent`. An existing
/// header is kept.
package struct ClientSpanInterceptor: ClientInterceptor {
  package let tracer: Tracer

  package init(tracer: Tracer) {
    self.tracer = tracer
  }

  package func intercept(_ call: inout ClientCallContext) async throws {
    guard call.metadata.first(for: "traceparent") == nil, let parent = TraceContext.current
    else { return }
    guard parent.isSampled else { return send(parent, with: &call) }
    var random = SystemRandomNumberGenerator()
    let own = parent.child(using: &random)
    send(own, with: &call)
    let start = SpanStart()
    call.onEnd { [tracer, service = call.service, method = call.method] error in
      let code = error?.code ?? .ok
      tracer.record(
        Span(
          context: own, parentID: parent.spanID, kind: .client, name: "\(service)/\(method)",
          start: start.nanoseconds, end: start.now(),
          attributes: Span.attributes(service, method, code, error?.reason), hasFailed: code != .ok)
      )
    }
  }

  private func send(_ trace: TraceContext, with call: inout ClientCallContext) {
    call.metadata.add(trace.traceparent, for: "traceparent")
    if let state = trace.state { call.metadata.add(state, for: "tracestate") }
  }
}
