public import RPCCore

private enum TraceKey: ContextKey {
  typealias Value = TraceContext
}

extension ServerCallContext {
  /// The call's step in its trace: a child of what the caller sent as `traceparent`, or a new trace.
  /// Made when first asked for, so that calls which are not traced cost nothing.
  public var trace: TraceContext {
    if let known = self[TraceKey.self] { return known }
    var random = SystemRandom()
    // More than one is as good as none (W3C Trace Context §3.2).
    let parents = requestMetadata.values(for: "traceparent")
    let parent =
      parents.count == 1
      ? TraceContext(
        traceparent: parents[0],
        tracestate: requestMetadata.values(for: "tracestate").joined(separator: ","))
      : nil
    let trace = parent?.child(using: &random) ?? .root(using: &random)
    self[TraceKey.self] = trace
    return trace
  }
}
