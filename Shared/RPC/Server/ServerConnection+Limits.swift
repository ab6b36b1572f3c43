import HTTP2
import NIOCore

/// What one connection may take, and what becomes of one that takes more.
extension ServerConnection: ConnectionGuard.Connection {
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func admitHandler() throws(RPCError) {
    let limits = core.limits
    guard runningHandlers < limits.runningHandlersMax else {
      hit(.runningHandlers)
      throw RPCError(
        .resourceExhausted,
        "more than \(limits.runningHandlersMax) calls are running on this connection")
    }
  }

  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func admitCall() throws(RPCError) {
    try admitHandler()
    let limits = core.limits
    guard session.queuedBytes <= limits.queuedBytesPerConnectionMax else {
      hit(.queuedBytes)
      throw RPCError(
        .resourceExhausted,
        "responses that are not read exceed \(limits.queuedBytesPerConnectionMax) bytes")
    }
    try share.takeCall()
  }

  /// The call is in flight no more: it is answered, and its handler has ended.
  func uncount(_ call: ServerCall) {
    guard call.isInFlight, !call.handlerIsRunning else { return }
    call.isInFlight = false
    share.giveCall()
  }

  /// Counts what the call holds now; a call that holds too much fails.
  func settle(_ call: ServerCall) {
    guard !call.state.isFinished else { return }
    if call.state.isInsideMessage { limitGuard.watch() }
    releaseUnheld(of: call)
    let more = call.heldBytes - call.bufferedBytes
    guard more > 0 else { return }
    do throws(RPCError) {
      try share.takeBytes(more)
      call.bufferedBytes += more
    } catch {
      fail(call, error)
    }
  }

  /// Uncounts what the call held and holds no more.
  func releaseUnheld(of call: ServerCall) {
    release(call.bufferedBytes - call.heldBytes, of: call)
  }

  /// Uncounts all that the call held.
  func releaseBuffered(_ call: ServerCall) {
    release(call.bufferedBytes, of: call)
  }

  private func release(_ count: Int, of call: ServerCall) {
    guard count > 0 else { return }
    share.giveBytes(count)
    call.bufferedBytes -= count
  }

  func hit(_ limit: ServerLimit) {
    core.load.metrics.hit(limit)
  }

  func count(_ error: HTTP2ConnectionError) {
    if error.isContinuationFlood { hit(.continuations) }
    if error.isAcknowledgementFlood { hit(.acknowledgements) }
  }

  func refuseConnection(_ limit: ServerLimit) {
    guard !isClosed else { return }
    session.submitGoAway(.enhanceYourCalm, debugData: Array(limit.rawValue.utf8))
    handler?.closeAfterNextWrite(
      because: RPCError(.resourceExhausted, "the connection exceeds a limit: \(limit.rawValue)"))
  }

  func judgeRequests(at now: ContinuousClock.Instant) -> Bool {
    let rate = core.limits.bodyRate
    var anyUnfinished = false
    for call in calls.values where !call.state.isFinished {
      if call.state.isInsideMessage { anyUnfinished = true }
      guard call.progress.isTooSlow(isUnfinished: call.owesBytes, rate, at: now) else { continue }
      hit(.bodyRate)
      fail(
        call,
        RPCError(
          .resourceExhausted,
          "the request brings fewer than \(rate.bytesMin) bytes in \(rate.interval)"))
    }
    return anyUnfinished
  }
}
