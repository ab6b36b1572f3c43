public import MessageSupport
public import RPCCore

/// A call with a stream of requests and one response.
///
/// It starts with the first write, with ``response()``, or with ``start()``. Cancelling a task that
/// waits in it cancels the call, and so does releasing it before the response.
public final class ClientStreamingCall<Request: Message, Response: Message>: Sendable {
  private let handle: ClientCallHandle
  private let reader: ResponseReader<Response>

  init(_ handle: ClientCallHandle, limits: DecodingLimits) {
    self.handle = handle
    reader = ResponseReader(handle: handle, limits: limits)
  }

  /// Starts the call, so that the server receives its metadata before the first request. Has no
  /// effect if the call has started.
  public func start() { handle.startIfFirst() }

  /// Sends a request, and waits while more than ``ChannelConfiguration/queuedBytesMax`` bytes are
  /// queued, which is until the server reads.
  ///
  /// - Parameter compress: false sends this message uncompressed in a compressed call
  ///   (``CallOptions/encoding``).
  /// - Throws: the error that ended the call; FAILED_PRECONDITION when the server has answered
  ///   without reading on: ask for ``response()``.
  public func write(_ request: Request, compress: Bool = true) async throws(RPCError) {
    try await handle.write(request.serialized(), compress: compress)
  }

  /// Ends the requests and waits for the response. Call once.
  public func response() async throws(RPCError) -> Response {
    handle.finish()
    return try await reader.only()
  }

  /// Cancels the call; has no effect if it is over.
  public func cancel() { handle.cancel() }
}
