public import MessageSupport
public import RPCCore

/// A call with a stream of requests and a stream of responses, independent of each other.
///
/// It starts with the first write or read, or with ``start()``. Cancelling a task that waits in it
/// cancels the call, and so does releasing it and ``responses`` before the end.
public final class BidirectionalCall<Request: Message, Response: Message>: Sendable {
  private let handle: ClientCallHandle
  /// The server's messages, for a single reader.
  public let responses: ResponseStream<Response>

  init(_ handle: ClientCallHandle, limits: DecodingLimits) {
    self.handle = handle
    let reader = ResponseReader<Response>(handle: handle, limits: limits)
    responses = ResponseStream { reader.next }
  }

  /// Starts the call, so that the server receives its metadata before the first request. Has no
  /// effect if the call has started.
  public func start() { handle.startIfFirst() }

  /// Sends a request, and waits while more than ``ChannelConfiguration/queuedBytesMax`` bytes are
  /// queued, which is until the server reads.
  ///
  /// - Parameter compress: false sends this message uncompressed in a compressed call
  ///   (``CallOptions/encoding``).
  /// - Throws: the error that ended the call; FAILED_PRECONDITION after ``finish()`` or when the
  ///   server has ended the call without reading on.
  public func write(_ request: Request, compress: Bool = true) async throws(RPCError) {
    try await handle.write(request.serialized(), compress: compress)
  }

  /// Ends the requests.
  public func finish() { handle.finish() }

  /// Cancels the call; has no effect if it is over.
  public func cancel() { handle.cancel() }
}
