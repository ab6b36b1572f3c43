public import MessageSupport
public import RPCCore

/// The responses of a call with a response stream.
///
/// For a call with one request, each iteration starts a new call; a ``BidirectionalCall`` has one
/// reader. Flow control limits the sender to the speed of the reader. Leaving the loop early
/// cancels the call.
public struct ResponseStream<Response: Message>: AsyncSequence, Sendable {
  public typealias Element = Response
  public typealias Failure = RPCError
  typealias Next = @Sendable () async throws(RPCError) -> Response?

  private let start: @Sendable () -> Next

  init(_ start: @escaping @Sendable () -> Next) {
    self.start = start
  }

  /// Creates a stream of the given messages, followed by the error if given; for tests of callers.
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

    /// - Throws: the error that ended the call; CANCELLED if this task was cancelled.
    public mutating func next() async throws(RPCError) -> Response? {
      try await next()
    }

    /// - Throws: the error that ended the call; CANCELLED if this task was cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(RPCError) -> Response? {
      try await next()
    }
  }
}
