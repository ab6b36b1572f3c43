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
    let trace = callersTrace?.child(using: &random) ?? .root(using: &random)
    self[TraceKey.self] = trace
    return trace
  }

  /// Decides whether the trace is recorded, where it begins here; of all others their beginning has decided.
  ///
  /// - Parameter isRecorded: given the trace's id.
  /// - Returns: the step of the caller; nil: the trace begins here.
  package func beginTrace(recordedIf isRecorded: (String) -> Bool) -> TraceContext? {
    if let parent = callersTrace { return parent }
    let root = trace
    if isRecorded(root.traceID) { self[TraceKey.self] = root.marked(isSampled: true) }
    return nil
  }

  private var callersTrace: TraceContext? {
    // More than one is as good as none (W3C Trace Context §3.2).
    let parents = requestMetadata.values(for: "traceparent")
    guard parents.count == 1 else { return nil }
    return TraceContext(
      traceparent: parents[0],
      tracestate: requestMetadata.values(for: "tracestate").joined(separator: ","))
  }
}
