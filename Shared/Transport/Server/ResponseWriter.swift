public import MessageSupport

/// Sends the responses of a method with a response stream.
public struct ResponseWriter<Response: Message>: Sendable {
  private let send: @Sendable (Response, _ compress: Bool) async throws -> Void
  private let begin: @Sendable () async throws -> Void

  /// A writer that passes every message to `send`, for tests of handlers.
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

  /// Queues a message, and waits while more than ``ServerLimits/queuedBytesMax`` bytes are queued
  /// on the stream.
  ///
  /// - Parameter compress: false sends this message uncompressed even if the call's responses are
  ///   compressed (``ServerCallContext/responseEncoding``).
  /// - Throws: `CancellationError` if the call is over: cancelled by the client, past its deadline,
  ///   or disconnected.
  public func write(_ message: Response, compress: Bool = true) async throws {
    try await send(message, compress)
  }

  /// Sends the initial metadata now instead of with the first message. Has no effect after the
  /// first message.
  public func sendHeaders() async throws {
    try await begin()
  }
}
