import HTTP2
import RPCCore

/// Calls that end before their handlers are done.
extension ServerConnection {
  /// The request cannot be served: the handler, if it runs, is stopped.
  func fail(_ call: ServerCall, _ error: RPCError) {
    let task = call.task
    call.endRequests(error)
    end(call, with: error)
    task?.cancel()
  }

  func deadlinePassed(_ call: ServerCall) {
    guard !call.state.isFinished else { return }
    let task = call.task
    if session.queuedBytes(stream: call.stream) > 0 {
      // Trailers would wait behind messages that the client does not read.
      reset(call, .cancel, countedAs: .deadlineExceeded)
    } else {
      end(call, with: RPCError(.deadlineExceeded, "deadline exceeded"))
    }
    task?.cancel()
  }

  /// Ends a call without a word, and what is queued for it.
  func reset(_ call: ServerCall, _ code: HTTP2ErrorCode, countedAs status: StatusCode) {
    let task = call.task
    if !call.state.isFinished {
      call.countEnd(status)
      _ = call.state.finish()
      finished(call)
    }
    session.reset(stream: call.stream, code)
    share.countQueued(session.queuedBytes)
    handler?.scheduleFlush()
    task?.cancel()
  }
}
