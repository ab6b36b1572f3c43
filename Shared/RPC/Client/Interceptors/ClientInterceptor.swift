public import RPCCore

/// Work before and after every call of a channel: credentials, tracing, metrics.
public protocol ClientInterceptor: Sendable {
  /// Runs once before the call starts, in the caller's task context. It may change what goes with
  /// the request, ask to hear of the end, or throw to end the call with that error before anything
  /// is sent. Retries are below it: they belong to the same call.
  func intercept(_ call: inout ClientCallContext) async throws
}

/// A call that is about to start.
public struct ClientCallContext: Sendable {
  /// Full name, e.g. `otolith.auth.v1.SessionService`.
  public let service: String
  /// E.g. `SignIn`.
  public let method: String
  /// Sent with the request.
  public var metadata: Metadata
  var endings: [@Sendable (RPCError?) -> Void] = []

  public init(service: String, method: String, metadata: Metadata = Metadata()) {
    self.service = service
    self.method = method
    self.metadata = metadata
  }

  /// Asks to be told of the call's end, once: nil when it went well. Called on an event loop: must
  /// not block.
  public mutating func onEnd(_ body: @escaping @Sendable (RPCError?) -> Void) {
    endings.append(body)
  }
}
