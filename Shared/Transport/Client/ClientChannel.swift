public import MessageSupport

/// The interface through which generated clients make calls.
public protocol ClientChannel: Sendable {
  /// Sends one request and waits for the response.
  ///
  /// - Throws: only `RPCError`; CANCELLED if the caller's task is cancelled.
  func unary<Request: Message, Response: Message>(
    service: String, method: String, request: Request, options: CallOptions
  ) async throws -> Response

  /// Returns the responses to one request. The call starts when the first one is requested.
  func serverStreaming<Request: Message, Response: Message>(
    service: String, method: String, request: Request, options: CallOptions
  ) -> ResponseStream<Response>

  /// Creates a call with a request stream and one response. It starts with the first write.
  func clientStreaming<Request: Message, Response: Message>(
    service: String, method: String, options: CallOptions
  ) -> ClientStreamingCall<Request, Response>

  /// Creates a call with a request stream and a response stream. It starts with the first write or
  /// read.
  func bidirectionalStreaming<Request: Message, Response: Message>(
    service: String, method: String, options: CallOptions
  ) -> BidirectionalCall<Request, Response>
}
