public import RPCCore

/// Code before and after every call of a channel: credentials, tracing, metrics.
public protocol ClientInterceptor: Sendable {
  /// Runs once before the call starts, in the caller's task context. It may change the request's
  /// metadata, register for the end of the call, or throw to end the call with that error before
  /// anything is sent. Retries are below it: they belong to the same call.
  func intercept(_ call: inout ClientCallContext) async throws
}

/// A call that is about to start.
public struct ClientCallContext: Sendable {
  /// Full name of the service, such as `otolith.auth.v1.SessionService`.
  public let service: String
  /// Name of the method, such as `SignIn`.
  public let method: String
  /// Metadata sent with the request.
  public var metadata: Metadata
  var endings: [@Sendable (RPCError?) -> Void] = []

  public init(service: String, method: String, metadata: Metadata = Metadata()) {
    self.service = service
    self.method = method
    self.metadata = metadata
  }

  /// Registers a callback for the end of the call; its argument is nil on success. It runs once, on
  /// an event loop, and must not block.
  public mutating func onEnd(_ body: @escaping @Sendable (RPCError?) -> Void) {
    endings.append(body)
  }
}

/// Sends `traceparent` and `tracestate` with calls made by a handler, so that they belong to the
/// trace of the call that it answers. A `traceparent` set by the caller is kept.
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
