import NIOCore

/// One call while its stream is open or its handler runs.
///
/// `@unchecked Sendable`: the mutable part is confined to the connection's event loop; `write` may be
/// called from anywhere and goes there.
final class ServerCall: @unchecked Sendable {
  let stream: Int32
  let method: MethodRegistry.Method
  let context: ServerCallContext
  private let connection: ServerConnection

  // On the event loop only.
  var state: GRPCServerStreamState
  var task: Task<Void, Never>?
  var deadlineTimer: Scheduled<Void>?
  /// Request bytes counted against the connection's budget.
  var bufferedBytes = 0
  /// The response of a unary call, held back until the interceptors are done.
  private(set) var response: [UInt8]?
  private var writers: [WriteWaiter] = []

  init(
    stream: Int32, method: MethodRegistry.Method, context: ServerCallContext,
    connection: ServerConnection, state: GRPCServerStreamState
  ) {
    self.stream = stream
    self.method = method
    self.context = context
    self.connection = connection
    self.state = state
  }

  /// Called at the end of the handler, which runs on the event loop.
  func setResponse(_ framed: [UInt8]) {
    connection.eventLoop.assertInEventLoop()
    response = framed
  }

  // MARK: - Streaming

  /// Queues a framed message and waits until no more than the limit is queued.
  func write(_ framed: [UInt8]) async throws {
    if connection.eventLoop.inEventLoop {
      switch connection.enqueue(framed, on: self) {
      case .queued: return
      case .closed: throw CancellationError()
      case .full: break
      }
      try await waitUntilWritable(queueing: nil)
    } else {
      try await waitUntilWritable(queueing: framed)
    }
  }

  private func waitUntilWritable(queueing framed: [UInt8]?) async throws {
    let waiter = WriteWaiter()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        onEventLoop { self.add(waiter, continuation, queueing: framed) }
      }
    } onCancel: {
      onEventLoop {
        waiter.resume(throwing: CancellationError())
        self.writers.removeAll { $0 === waiter }
      }
    }
  }

  private func onEventLoop(_ body: @escaping @Sendable () -> Void) {
    if connection.eventLoop.inEventLoop {
      body()
    } else {
      connection.eventLoop.execute(body)
    }
  }

  private func add(
    _ waiter: WriteWaiter, _ continuation: CheckedContinuation<Void, any Error>,
    queueing framed: [UInt8]?
  ) {
    if waiter.isDone {
      continuation.resume(throwing: CancellationError())
      return
    }
    switch framed.map({ connection.enqueue($0, on: self) }) ?? connection.fullness(of: self) {
    case .queued: continuation.resume()
    case .closed: continuation.resume(throwing: CancellationError())
    case .full:
      waiter.continuation = continuation
      writers.append(waiter)
    }
  }

  /// The queue has fallen to the low-water mark.
  func resumeWriters() {
    let waiting = writers
    writers = []
    for waiter in waiting { waiter.resume() }
  }

  /// The call is over.
  func cancelWriters() {
    let waiting = writers
    writers = []
    for waiter in waiting { waiter.resume(throwing: CancellationError()) }
  }
}
