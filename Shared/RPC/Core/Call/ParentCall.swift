/// The call that a handler answers, as the calls see it that the handler makes: gRPC's parent call.
public protocol ParentCall: AnyObject, Sendable {
  /// When its caller stops waiting; nil when it did not say.
  var deadline: ContinuousClock.Instant? { get }
  /// Its step in its trace.
  var trace: TraceContext { get }
}

/// What calls inherit from the call whose handler makes them: the deadline and the trace.
public enum CallPropagation {
  /// The call whose handler runs in this task.
  @TaskLocal public static var parent: (any ParentCall)?
}
