package import NIOCore

/// Sends the messages of one stream: queues them on the event loop and makes the writer wait while
/// too much is queued.
///
/// `@unchecked Sendable`: the mutable part is confined to the event loop; `write` may be called
/// from any thread and switches to it.
package final class MessageOutlet: @unchecked Sendable {
  package enum Queueing {
    case queued
    /// The stream's queue exceeds its limit: wait.
    case full
    /// The stream accepts nothing more.
    case closed
  }

  /// The call that the outlet belongs to.
  package protocol Stream: AnyObject, Sendable {
    /// Queues a framed message.
    func enqueue(_ framed: [UInt8]) -> Queueing
    /// Returns whether more may be queued; if not, ``MessageOutlet/resume()`` follows.
    func fullness() -> Queueing
    /// The error for writes to a stream that accepts nothing more.
    var closedError: any Error { get }
  }

  package let eventLoop: any EventLoop
  private var waiting: [WriteWaiter] = []

  package init(eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  /// Queues a framed message on the stream and waits until no more than the limit is queued.
  ///
  /// - Throws: the stream's ``Stream/closedError``, or `CancellationError` when the writing task is
  ///   cancelled while it waits.
  @inlinable
  package func write(_ framed: [UInt8], to stream: some Stream) async throws {
    if eventLoop.inEventLoop {
      switch stream.enqueue(framed) {
      case .queued: return
      case .closed: throw stream.closedError
      case .full: try await waitUntilWritable(stream, queueing: nil)
      }
    } else {
      try await waitUntilWritable(stream, queueing: framed)
    }
  }

  @usableFromInline
  func waitUntilWritable(_ stream: some Stream, queueing framed: [UInt8]?) async throws {
    let waiter = WriteWaiter()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        eventLoop.runHere { self.add(waiter, continuation, stream, queueing: framed) }
      }
    } onCancel: {
      eventLoop.runHere {
        waiter.resume(throwing: CancellationError())
        self.waiting.removeAll { $0 === waiter }
      }
    }
  }

  private func add(
    _ waiter: WriteWaiter, _ continuation: CheckedContinuation<Void, any Error>,
    _ stream: some Stream, queueing framed: [UInt8]?
  ) {
    if waiter.isDone {
      continuation.resume(throwing: CancellationError())
      return
    }
    switch framed.map({ stream.enqueue($0) }) ?? stream.fullness() {
    case .queued: continuation.resume()
    case .closed: continuation.resume(throwing: stream.closedError)
    case .full:
      waiter.continuation = continuation
      waiting.append(waiter)
    }
  }

  /// Called when the queue has fallen to the low-water mark.
  package func resume() {
    let resumed = waiting
    waiting = []
    for waiter in resumed { waiter.resume() }
  }

  /// Called when the stream accepts nothing more.
  package func close(_ error: any Error) {
    let closed = waiting
    waiting = []
    for waiter in closed { waiter.resume(throwing: error) }
  }
}

/// A handler that waits until its stream accepts more. Confined to the connection's event loop.
final class WriteWaiter: @unchecked Sendable {
  var continuation: CheckedContinuation<Void, any Error>?
  /// Whether it was resumed, or cancelled before it waited.
  private(set) var isDone = false

  func resume() {
    isDone = true
    continuation?.resume()
    continuation = nil
  }

  func resume(throwing error: any Error) {
    isDone = true
    continuation?.resume(throwing: error)
    continuation = nil
  }
}
