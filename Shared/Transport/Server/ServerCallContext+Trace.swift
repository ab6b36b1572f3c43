public import RPCCore

private enum TraceKey: ContextKey {
  typealias Value = TraceContext
}

extension ServerCallContext {
  /// The span context of the call: a child of the caller's `traceparent`, or a new trace. Created
  /// on first use, so untraced calls cost nothing.
  public var trace: TraceContext {
    if let known = self[TraceKey.self] { return known }
    var random = SystemRandom()
    let trace = callersTrace?.child(using: &random) ?? .root(using: &random)
    self[TraceKey.self] = trace
    return trace
  }

  /// Decides whether a trace that starts here is recorded; for others the caller has decided.
  ///
  /// - Parameter isRecorded: called with the trace id.
  /// - Returns: the caller's span context; nil if the trace starts here.
  public func beginTrace(recordedIf isRecorded: (String) -> Bool) -> TraceContext? {
    if let parent = callersTrace { return parent }
    let root = trace
    if isRecorded(root.traceID) { self[TraceKey.self] = root.marked(isSampled: true) }
    return nil
  }

  private var callersTrace: TraceContext? {
    // Several values count as none (W3C Trace Context §3.2).
    let parents = requestMetadata.values(for: "traceparent")
    guard parents.count == 1 else { return nil }
    return TraceContext(
      traceparent: parents[0],
      tracestate: requestMetadata.values(for: "tracestate").joined(separator: ","))
  }
}
