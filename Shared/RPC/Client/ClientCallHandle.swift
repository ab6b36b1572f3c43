import NIOCore
import RPCCore
import Synchronization

/// What callers hold of a call: reads and writes from any task. The call starts when it is first used
/// and is cancelled when a task that uses it is, or when the handle goes away before the end.
final class ClientCallHandle: Sendable {
  private let core: ChannelCore
  private let call: ClientCall
  private let compression: CompressionConfiguration
  private let responseSizeMax: Int
  private let service: String
  private let method: String
  private let interceptors: [any ClientInterceptor]
  private let hasStarted = Atomic(false)
  /// The caller has heard of the end: there is nothing to cancel.
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

  /// Starts the call at its first use, once the interceptors have agreed. Until then it is like a
  /// call that waits for a connection: it may be read, written and cancelled.
  func startIfFirst() {
    if mustStart() { onEventLoop { core, call in core.start(call) } }
  }

  /// Whether the call is to be started now, on the event loop. With interceptors it starts later, by
  /// itself.
  private func mustStart() -> Bool {
    guard !hasStarted.exchange(true, ordering: .relaxed) else { return false }
    if interceptors.isEmpty { return true }
    // Inherits the caller's task-local values, of which tracing reads one.
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

  /// The one message of a call that has one, when the call has ended well; nil when it had none.
  ///
  /// - Throws: UNIMPLEMENTED for more than one.
  func only() async throws(RPCError) -> ArraySlice<UInt8>? {
    let mustStart = mustStart()
    let next = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // One visit to the event loop for the whole call, and one back.
        onEventLoop { core, call in
          if mustStart { core.start(call) }
          call.only(continuation)
        }
      }
    } onCancel: {
      cancel()
    }
    // Without effect on a call that has ended, other than one with more messages.
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

  /// No request follows. Does not start the call.
  func finish() {
    onEventLoop { _, call in call.finishRequests() }
  }

  // MARK: - Ending

  /// Without effect on a call that is over.
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
