import NIOCore
import Synchronization

/// What callers hold of a call: reads and writes from any task. The call starts when it is first used
/// and is cancelled when a task that uses it is, or when the handle goes away before the end.
final class ClientCallHandle: Sendable {
  private let core: ChannelCore
  private let call: ClientCall
  private let compression: CompressionConfiguration
  private let responseSizeMax: Int
  private let hasStarted = Atomic(false)

  init(core: ChannelCore, call: ClientCall, configuration: ChannelConfiguration) {
    self.core = core
    self.call = call
    compression = configuration.compression
    responseSizeMax = configuration.responseSizeMax
  }

  deinit {
    cancel()
  }

  private func isFirstUse() -> Bool { !hasStarted.exchange(true, ordering: .relaxed) }

  // MARK: - Responses

  /// The next message; nil after the last.
  func next() async throws(RPCError) -> ArraySlice<UInt8>? {
    let isFirst = isFirstUse()
    if !isFirst, core.eventLoop.inEventLoop, let next = call.takeWaiting() {
      return try contents(next)
    }
    let next = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        onEventLoop { core, call in
          call.next(continuation)
          if isFirst { core.start(call) }
        }
      }
    } onCancel: {
      cancel()
    }
    return try contents(next)
  }

  private func contents(_ next: MessageInbox.Next) throws(RPCError) -> ArraySlice<UInt8>? {
    guard let message = try next.get() else { return nil }
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
    if isFirstUse() { onEventLoop { core, call in core.start(call) } }
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

  /// No request follows.
  func finish() {
    let isFirst = isFirstUse()
    onEventLoop { core, call in
      call.finishRequests()
      if isFirst { core.start(call) }
    }
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
    let (core, call) = (core, call)
    if core.eventLoop.inEventLoop {
      body(core, call)
    } else {
      core.eventLoop.execute { body(core, call) }
    }
  }
}
