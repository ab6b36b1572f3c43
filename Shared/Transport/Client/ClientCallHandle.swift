import NIOCore
import RPCCore
import Synchronization

/// The caller's handle of a call; reads and writes from any task. The call starts at first use. It
/// is cancelled with a task that uses it, or when the handle is released before the end.
final class ClientCallHandle: Sendable {
  private let core: ChannelCore
  private let call: ClientCall
  private let compression: CompressionConfiguration
  private let responseSizeMax: Int
  private let service: String
  private let method: String
  private let interceptors: [any ClientInterceptor]
  private let hasStarted = Atomic(false)
  /// Whether the caller has received the end, so that there is nothing to cancel.
  private let isOver = Atomic(false)

  init(
    core: ChannelCore, call: ClientCall, service: String, method: String,
    interceptors: [any ClientInterceptor], configuration: ChannelConfiguration
  ) {
    self.core = core
    self.call = call
    self.service = service
    self.method = method
    self.interceptors = interceptors
    compression = configuration.compression
    responseSizeMax = configuration.responseSizeMax
  }

  deinit {
    if !isOver.load(ordering: .relaxed) { cancel() }
  }

  /// Starts the call at its first use, after the interceptors have accepted it. Until then it may
  /// be read, written and cancelled like a call that waits for a connection.
  func startIfFirst() {
    if mustStart() { onEventLoop { core, call in core.start(call) } }
  }

  /// Returns whether to start the call now. With interceptors it starts later by itself.
  private func mustStart() -> Bool {
    guard !hasStarted.exchange(true, ordering: .relaxed) else { return false }
    if interceptors.isEmpty { return true }
    // The task inherits the caller's task-local values; tracing reads one of them.
    Task { await intercept() }
    return false
  }

  private func intercept() async {
    onEventLoop { _, call in call.startDeadline() }
    var context = ClientCallContext(
      service: service, method: method, metadata: call.initialOptions.metadata)
    do {
      for interceptor in interceptors { try await interceptor.intercept(&context) }
    } catch {
      let error = error as? RPCError ?? RPCError(.internalError, "the call could not be prepared")
      abort(error)
      for ending in context.endings { ending(error) }
      return
    }
    onEventLoop { [context] core, call in
      call.prepared(context)
      core.start(call)
    }
  }

  // MARK: - Responses

  /// The next message; nil after the last.
  func next() async throws(RPCError) -> ArraySlice<UInt8>? {
    startIfFirst()
    if core.eventLoop.inEventLoop, let next = call.takeWaiting() { return try contents(next) }
    let next = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        onEventLoop { _, call in call.next(continuation) }
      }
    } onCancel: {
      cancel()
    }
    return try contents(next)
  }

  /// The response of a unary call after its successful end; nil if there was no message.
  ///
  /// - Throws: UNIMPLEMENTED for more than one message.
  func only() async throws(RPCError) -> ArraySlice<UInt8>? {
    let mustStart = mustStart()
    let next = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The whole call needs a single switch to the event loop and back.
        onEventLoop { core, call in
          if mustStart { core.start(call) }
          call.only(continuation)
        }
      }
    } onCancel: {
      cancel()
    }
    // `cancel()` has no effect on a call that has ended, unless it has more messages.
    if case .success = next { isOver.store(true, ordering: .relaxed) } else { cancel() }
    return try contents(next)
  }

  private func contents(_ next: MessageInbox.Next) throws(RPCError) -> ArraySlice<UInt8>? {
    guard let message = try next.get() else {
      isOver.store(true, ordering: .relaxed)
      return nil
    }
    call.initialOptions.onResponseEncoding?(message.encoding)
    do {
      return try message.contents(sizeMax: responseSizeMax)
    } catch {
      abort(error)
      throw error
    }
  }

  // MARK: - Requests

  /// Sends a message, and waits while more than ``ChannelConfiguration/queuedBytesMax`` bytes are
  /// queued on the stream.
  func write(_ message: [UInt8], compress: Bool) async throws(RPCError) {
    startIfFirst()
    let framed = try LengthPrefixedMessage.frame(
      message, compress ? call.encoding : .identity, compression)
    do {
      try await call.outlet.write(framed, to: call)
    } catch let error as RPCError {
      throw error
    } catch {
      cancel()
      throw RPCError(.cancelled, "the call was cancelled")
    }
  }

  /// Ends the requests. Does not start the call.
  func finish() {
    onEventLoop { _, call in call.finishRequests() }
  }

  // MARK: - Ending

  /// Cancels the call; has no effect if the call is over.
  func cancel() {
    abort(RPCError(.cancelled, "the call was cancelled"))
  }

  private func abort(_ error: RPCError) {
    onEventLoop { _, call in
      guard !call.isEnded else { return }
      call.abort(error)
    }
  }

  private func onEventLoop(_ body: @escaping @Sendable (ChannelCore, ClientCall) -> Void) {
    core.eventLoop.runHere { [core, call] in body(core, call) }
  }
}
