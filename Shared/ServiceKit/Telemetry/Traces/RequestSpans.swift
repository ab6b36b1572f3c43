package import RPCCore

/// Records the HTTP requests of a program that answers for the services.
package struct RequestSpans: Sendable {
  let tracer: Tracer

  /// A request under way.
  package struct Begun: Sendable {
    /// The request's span, parent of the calls that it causes.
    package let trace: TraceContext
    let parent: TraceContext?
    let start = SpanStart()
  }

  /// Begins the span of a request.
  ///
  /// - Parameter parent: the caller's span, which decides whether the trace is recorded; nil for a
  ///   trace that begins here.
  package func begin(_ parent: TraceContext?) -> Begun {
    var random = SystemRandomNumberGenerator()
    if let parent { return Begun(trace: parent.child(using: &random), parent: parent) }
    let root = TraceContext.root(using: &random)
    return Begun(
      trace: root.marked(isSampled: tracer.sampler.records(traceID: root.traceID)), parent: nil)
  }

  /// Records the span, unless its trace is not recorded.
  ///
  /// - Parameters:
  ///   - name: a method of the API or the kind of the request; never a path of a person.
  ///   - status: the HTTP status.
  package func end(_ begun: Begun, name: String, status: Int) {
    guard begun.trace.isSampled else { return }
    tracer.record(
      Span(
        context: begun.trace, parentID: begun.parent?.spanID, isParentRemote: begun.parent != nil,
        kind: .server, name: name, start: begun.start.nanoseconds, end: begun.start.now(),
        attributes: [("http.response.status_code", .number(status))], hasFailed: status >= 500))
  }
}
