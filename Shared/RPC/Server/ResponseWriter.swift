public import Messages

/// Where the handler of a method with a stream of responses writes them.
public struct ResponseWriter<Response: Message>: Sendable {
  private let send: @Sendable (Response, _ compress: Bool) async throws -> Void
  private let begin: @Sendable () async throws -> Void

  /// A writer that hands every message to `send`, for tests of handlers.
  public init(_ send: @escaping @Sendable (Response) async throws -> Void) {
    self.send = { message, _ in try await send(message) }
    begin = {}
  }

  init(_ call: ServerCall) {
    send = { message, compress in
      try await call.write(message.serialized(), compress: compress)
    }
    begin = { try await call.sendHeaders() }
  }

  /// Queues a message, and waits while more than ``ServerLimits/queuedBytesMax`` bytes are queued on
  /// the stream, which is until the client has read.
  ///
  /// - Parameter compress: false sends this message as it is where the call's responses are
  ///   compressed (``ServerCallContext/responseEncoding``).
  /// - Throws: `CancellationError` when the call is over: cancelled by the client, past its
  ///   deadline, or its connection lost.
  public func write(_ message: Response, compress: Bool = true) async throws {
    try await send(message, compress)
  }

  /// Sends the initial metadata now instead of with the first message, for a client that waits for
  /// it. Without effect after the first message.
  public func sendHeaders() async throws {
    try await begin()
  }
}
