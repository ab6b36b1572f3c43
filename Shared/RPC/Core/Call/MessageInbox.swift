import DequeModule

/// Messages that have arrived on a stream and wait for their one reader. Confined to the stream's
/// event loop.
///
/// What waits is bounded: it stays counted against the stream's flow-control window until it is read.
package struct MessageInbox {
  package typealias Next = Result<InboundMessage?, RPCError>

  private var messages: Deque<InboundMessage> = []
  /// Bytes that a message which waits takes beside its own.
  static let overhead = 64

  /// What the messages that wait take, overhead included.
  package private(set) var heldBytes = 0
  private var window = ReceiveWindow()
  private var end: Result<Void, RPCError>?
  private var waiter: CheckedContinuation<Next, Never>?
  /// The reader waits for the end, and for one message before it.
  private var waitsForOnly = false

  package init() {}

  /// Nothing more will arrive.
  package var isEnded: Bool { end != nil }

  /// Bytes arrived, and with them whole messages.
  ///
  /// - Returns: bytes to give back to the stream's window.
  package mutating func receive(_ new: [InboundMessage], byteCount: Int) -> Int {
    var completed = 0
    for message in new {
      completed += message.wireCount
      messages.append(message)
      heldBytes += message.wireCount + Self.overhead
    }
    return window.received(byteCount, completed: completed) + deliver()
  }

  /// Nothing more arrives. The first end counts; the reader gets it after the messages that wait.
  package mutating func finish(_ result: Result<Void, RPCError>) -> Int {
    guard end == nil else { return 0 }
    end = result
    return deliver()
  }

  /// The reader's own side has ended the call: what waits is not wanted any more.
  package mutating func abandon(_ error: RPCError) -> Int {
    messages.removeAll()
    heldBytes = 0
    end = .failure(error)
    return deliver()
  }

  /// A message that waits already, or what came instead of one; nil when the reader has to wait.
  package mutating func takeWaiting() -> (next: Next, giveBack: Int)? {
    waiter == nil ? pop() : nil
  }

  private mutating func pop() -> (next: Next, giveBack: Int)? {
    if let message = messages.popFirst() {
      heldBytes -= message.wireCount + Self.overhead
      return (.success(message), window.taken(message.wireCount))
    }
    return end.map { ($0.map { nil }, 0) }
  }

  /// Hands over the next message, now or when it comes; nil after the last.
  ///
  /// - Returns: bytes to give back to the stream's window.
  package mutating func next(_ continuation: CheckedContinuation<Next, Never>) -> Int {
    guard waiter == nil else {
      continuation.resume(
        returning: .failure(RPCError(.internalError, "a stream of messages has one reader")))
      return 0
    }
    waiter = continuation
    return deliver()
  }

  /// Hands over the one message of a stream that has one, once the stream has ended well; nil after
  /// a stream without any. A reader that waits for both at once waits once.
  ///
  /// Fails with UNIMPLEMENTED as soon as there are more (doc/statuscodes.md of gRPC, "Response
  /// cardinality violation").
  package mutating func only(_ continuation: CheckedContinuation<Next, Never>) -> Int {
    if waiter == nil { waitsForOnly = true }
    return next(continuation)
  }

  private mutating func popOnly() -> (next: Next, giveBack: Int)? {
    if messages.count > 1 {
      return (
        .failure(RPCError(.unimplemented, "the method returns one message, got more")), 0
      )
    }
    switch end {
    case nil: return nil
    case .success: return pop()
    // Whatever came before it: the call has failed.
    case .failure(let error): return (.failure(error), 0)
    }
  }

  private mutating func deliver() -> Int {
    guard let waiter, let taken = waitsForOnly ? popOnly() : pop() else { return 0 }
    self.waiter = nil
    waitsForOnly = false
    waiter.resume(returning: taken.next)
    return taken.giveBack
  }
}
