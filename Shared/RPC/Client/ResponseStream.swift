public import Messages
public import RPCCore

/// The responses of a call that has a stream of them.
///
/// Of a call with one request, iterating starts the call, and every iteration is a call of its own;
/// a ``BidirectionalCall`` has one reader. Messages are taken from the
/// network as fast as they are read and no faster. Leaving the loop early cancels the call.
public struct ResponseStream<Response: Message>: AsyncSequence, Sendable {
  public typealias Element = Response
  public typealias Failure = RPCError
  typealias Next = @Sendable () async throws(RPCError) -> Response?

  private let start: @Sendable () -> Next

  init(_ start: @escaping @Sendable () -> Next) {
    self.start = start
  }

  /// A stream of given messages, then of the error if there is one, for tests of callers.
  public init(_ messages: [Response], error: RPCError? = nil) {
    start = {
      let rest = MessageQueue(messages)
      return { () async throws(RPCError) -> Response? in
        if let message = rest.pop() { return message }
        if let error { throw error }
        return nil
      }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(next: start())
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let next: Next

    /// - Throws: the error that ended the call; CANCELLED when this task was cancelled.
    public mutating func next() async throws(RPCError) -> Response? {
      try await next()
    }

    /// - Throws: the error that ended the call; CANCELLED when this task was cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(RPCError) -> Response? {
      try await next()
    }
  }
}
