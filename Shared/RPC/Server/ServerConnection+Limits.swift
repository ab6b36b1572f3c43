import HTTP2
import NIOCore
import RPCCore

/// What one connection may take, and what becomes of one that takes more.
extension ServerConnection: ConnectionGuard.Connection {
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func admitHandler() throws(RPCError) {
    let limits = rules.limits
    guard state.runningHandlers < limits.runningHandlersMax else {
      hit(.runningHandlers)
      throw RPCError(
        .resourceExhausted,
        "more than \(limits.runningHandlersMax) calls are running on this connection")
    }
  }

  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func admitCall(_ standing: CallStanding) throws(RPCError) {
    try admitHandler()
    try requireReading()
    try share.takeCall(standing)
  }

  /// A client that leaves its responses unread gets no more of them.
  ///
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  private func requireReading() throws(RPCError) {
    let limits = rules.limits
    guard session.queuedBytes <= limits.queuedBytesPerConnectionMax else {
      hit(.queuedBytes)
      throw .exceeded(
        .queuedBytes,
        "responses that are not read exceed \(limits.queuedBytesPerConnectionMax) bytes",
        limit: limits.queuedBytesPerConnectionMax)
    }
    // Whoever reads is not made to pay for the others.
    if share.queuedBytes > 0 { try share.requireRoomForResponses() }
  }

  /// Whether a message of this size may be queued.
  ///
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func requireRoom(for count: Int) throws(RPCError) {
    guard share.queuedBytes > 0 || count > ServerLimits.queuedBytesUncounted else { return }
    try share.requireRoomForResponses()
  }

  /// Something was queued for a call.
  func queued(_ count: Int, for call: ServerCall) {
    call.queuedSoFar += count
    share.countQueued(session.queuedBytes)
    limitGuard.watch()
  }

  func judgeResponses(at now: ContinuousClock.Instant) -> Bool {
    share.countQueued(session.queuedBytes)
    guard session.queuedBytes > 0 else { return false }
    let timeout = rules.limits.responseProgressTimeout
    let stuck = calls.values.filter { call in
      call.responseProgress.isStuck(
        queued: session.queuedBytes(stream: call.stream), of: call.queuedSoFar, timeout: timeout,
        at: now)
    }
    guard !stuck.isEmpty else { return true }
    hit(.responseProgress)
    if stuck.count == calls.count {
      refuseConnection(.responseProgress)
      return false
    }
    for call in stuck { reset(call, .enhanceYourCalm, countedAs: .resourceExhausted) }
    return true
  }

  /// The call is in flight no more.
  func leaveFlight(_ call: ServerCall) {
    share.giveCall(call.standing)
    call.releaseDecoded()
  }

  /// Counts what the call holds now; a call that holds too much fails.
  func settle(_ call: ServerCall) {
    guard !call.state.isFinished else { return }
    if call.state.isInsideMessage { limitGuard.watch() }
    releaseUnheld(of: call)
    let more = call.heldBytes - call.bufferedBytes
    guard more > 0 else { return }
    do throws(RPCError) {
      try share.takeBytes(more, call.standing)
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
    share.giveBytes(count, call.standing)
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
    guard !state.isClosed else { return }
    session.submitGoAway(.enhanceYourCalm, debugData: Array(limit.rawValue.utf8))
    handler?.closeAfterNextWrite(
      because: RPCError(.resourceExhausted, "the connection exceeds a limit: \(limit.rawValue)"))
  }

  func judgeRequests(at now: ContinuousClock.Instant) -> Bool {
    let rate = rules.limits.bodyRate
    var anyUnfinished = false
    for call in calls.values where !call.state.isFinished {
      if call.state.isInsideMessage { anyUnfinished = true }
      let bytesMin = rate.bytesMin(holding: call.heldBytes)
      guard
        call.progress.isTooSlow(
          isUnfinished: call.owesBytes, bytesMin, in: rate.interval, at: now)
      else { continue }
      hit(.bodyRate)
      fail(
        call,
        .exceeded(
          .bodyRate, "the request brings fewer than \(bytesMin) bytes in \(rate.interval)",
          limit: bytesMin))
    }
    return anyUnfinished
  }
}
