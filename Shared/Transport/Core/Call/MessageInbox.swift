import DequeModule
import Synchronization

/// Messages that have arrived on a stream and wait for their one reader. Confined to the stream's
/// event loop.
///
/// Unread messages stay counted against the stream's flow-control window, which bounds them.
package struct MessageInbox {
  package typealias Next = Result<InboundMessage?, RPCError>

  private var messages: Deque<InboundMessage> = []
  /// Bytes of bookkeeping that each waiting message takes.
  static let overhead = 64

  /// Bytes held by the waiting messages, overhead included.
  package private(set) var heldBytes = 0
  private var window = ReceiveWindow()
  private var end: Result<Void, RPCError>?
  private var waiter: CheckedContinuation<Next, Never>?
  /// Whether the reader waits for the end and for one message before it.
  private var waitsForOnly = false

  package init() {}

  /// Whether nothing more will arrive.
  package var isEnded: Bool { end != nil }

  /// Adds arrived messages and counts the bytes received with them.
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

  /// Ends the stream. The first end counts; the reader gets it after the waiting messages.
  package mutating func finish(_ result: Result<Void, RPCError>) -> Int {
    guard end == nil else { return 0 }
    end = result
    return deliver()
  }

  /// Discards the waiting messages because the reader's side ended the call.
  package mutating func abandon(_ error: RPCError) -> Int {
    messages.removeAll()
    heldBytes = 0
    end = .failure(error)
    return deliver()
  }

  /// Returns an already received message or the end; nil if the reader must wait.
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

  /// Delivers the next message, now or when it arrives; nil after the last.
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

  /// Delivers the only message of a stream after its successful end; nil if the stream was empty.
  /// The reader thus waits only once for the message and the end.
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
    // The call has failed; earlier messages are not delivered.
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

/// Messages handed out one by one.
package final class MessageQueue<Element: Sendable>: Sendable {
  private let rest: Mutex<[Element]>

  package init(_ messages: [Element]) {
    rest = Mutex(messages.reversed())
  }

  package func pop() -> Element? {
    rest.withLock { $0.popLast() }
  }
}
