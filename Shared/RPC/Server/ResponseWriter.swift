public import Messages

/// Where a server-streaming handler writes its messages.
public struct ResponseWriter<Response: Message>: Sendable {
  private let send: @Sendable (Response) async throws -> Void

  /// A writer that hands every message to `send`, for tests of handlers.
  public init(_ send: @escaping @Sendable (Response) async throws -> Void) {
    self.send = send
  }

  /// Queues a message, and waits while more than ``ServerLimits/queuedBytesMax`` bytes are queued on
  /// the stream, which is until the client has read.
  ///
  /// - Throws: `CancellationError` when the call is over: cancelled by the client, past its
  ///   deadline, or its connection lost.
  public func write(_ message: Response) async throws {
    try await send(message)
  }
}
