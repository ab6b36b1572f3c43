import NIOCore
import Synchronization

/// Reads a call's messages from any task. The call starts with the first read and is cancelled when
/// the reading task is, or when the reader goes away before the end.
final class CallReader: Sendable {
  private let core: ChannelCore
  private let call: ClientCall
  private let hasStarted = Atomic(false)

  init(core: ChannelCore, call: ClientCall) {
    self.core = core
    self.call = call
  }

  deinit {
    cancel()
  }

  /// The next message; nil after the last.
  func next() async throws(RPCError) -> ArraySlice<UInt8>? {
    let isFirst = !hasStarted.exchange(true, ordering: .relaxed)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        onEventLoop { core, call in
          call.next(continuation)
          if isFirst { core.start(call) }
        }
      }
    } onCancel: {
      cancel()
    }
    return try result.get()
  }

  /// Without effect on a call that is over.
  func cancel() {
    onEventLoop { _, call in
      guard !call.isEnded else { return }
      call.abort(RPCError(.cancelled, "the call was cancelled"))
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
