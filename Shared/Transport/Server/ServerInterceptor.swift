/// Code around every call: logging, metrics.
public protocol ServerInterceptor: Sendable {
  /// Runs around a call, on its connection's event loop, before the request is decoded. It also
  /// runs for a call that a ``CallAuthorizer`` rejects: there `next` throws the rejection.
  ///
  /// Call `next` once to continue, or throw to end the call with that error. An error that `next`
  /// throws may be replaced. The response of a unary call is sent after the outermost interceptor
  /// has returned.
  func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws
}
