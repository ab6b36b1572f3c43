public import MessageSupport
public import RPCCore

/// The requests of a call with a request stream, for one reader.
///
/// Messages are received only as fast as they are read: the stream's flow-control window limits
/// waiting data. A handler may return before the end; the rest is discarded.
public struct RequestStream<Request: Message>: AsyncSequence, Sendable {
  public typealias Element = Request
  public typealias Failure = RPCError

  private let read: @Sendable () async throws(RPCError) -> Request?

  init(_ call: ServerCall, _ limits: DecodingLimits) {
    read = { () async throws(RPCError) -> Request? in
      guard let bytes = try await call.next() else { return nil }
      do {
        return try bytes.withUnsafeBytes { try Request(serialized: $0, limits: limits) }
      } catch let error as MessageSupport.DecodingError {
        throw call.error(decoding: error)
      } catch {
        throw RPCError(.internalError, "internal error")
      }
    }
  }

  /// A stream of given messages, followed by an error if given; for tests of handlers.
  public init(_ messages: [Request], error: RPCError? = nil) {
    let rest = MessageQueue(messages)
    read = { () async throws(RPCError) -> Request? in
      if let message = rest.pop() { return message }
      if let error { throw error }
      return nil
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(read: read)
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let read: @Sendable () async throws(RPCError) -> Request?

    /// Returns the next request; nil after the last one.
    ///
    /// - Throws: INVALID_ARGUMENT for a message that cannot be decoded, CANCELLED if the call is
    ///   over, INTERNAL and RESOURCE_EXHAUSTED for a request that violated the protocol or a limit.
    public mutating func next() async throws(RPCError) -> Request? {
      try await read()
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(RPCError) -> Request? {
      try await read()
    }
  }
}
