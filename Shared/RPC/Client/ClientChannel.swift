public import Messages

/// What a generated client calls through.
public protocol ClientChannel: Sendable {
  /// Sends one request and waits for its one response.
  ///
  /// - Throws: `RPCError`, and nothing else; CANCELLED when the caller's task is cancelled.
  func unary<Request: Message, Response: Message>(
    service: String, method: String, request: Request, options: CallOptions
  ) async throws -> Response

  /// The responses to one request. The call starts when they are first asked for.
  func serverStreaming<Request: Message, Response: Message>(
    service: String, method: String, request: Request, options: CallOptions
  ) -> ResponseStream<Response>

  /// A call with a stream of requests and one response. It starts with the first write.
  func clientStreaming<Request: Message, Response: Message>(
    service: String, method: String, options: CallOptions
  ) -> ClientStreamingCall<Request, Response>

  /// A call with a stream of requests and one of responses. It starts with the first write or read.
  func bidirectionalStreaming<Request: Message, Response: Message>(
    service: String, method: String, options: CallOptions
  ) -> BidirectionalCall<Request, Response>
}
