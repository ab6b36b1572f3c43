import HTTP2
import NIOCore
import RPCCore

/// Limits of one connection and their enforcement.
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

  /// Counts the call; an arriving one is counted after the read.
  ///
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func admitCall(_ standing: CallPhase) throws(RPCError) {
    try admitHandler()
    try requireReading()
    if standing != .arriving { try share.takeCall(standing) }
  }

  /// Rejects calls of a client that does not read its responses.
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
    // Clients that read are not affected by clients that do not.
    if share.queuedBytes > 0 { try share.requireRoomForResponses() }
  }

  /// Checks whether a message of this size may be queued.
  ///
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func requireRoom(for count: Int) throws(RPCError) {
    guard share.queuedBytes > 0 || count > ServerLimits.queuedBytesUncounted else { return }
    try share.requireRoomForResponses()
  }

  /// Called when data was queued for a call.
  func queued(_ count: Int, for call: ServerCall) {
    call.queuedSoFar += count
    countQueued()
    limitGuard.watch()
  }

  func countQueued() { share.countQueued(session.queuedBytes) }

  func judgeResponses(at now: ContinuousClock.Instant) -> Bool {
    countQueued()
    guard session.queuedBytes > 0 else { return false }
    if !refusals.isEmpty { judgeRefusals(at: now) }
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
    for call in stuck { call.reset(.enhanceYourCalm, countedAs: .resourceExhausted) }
    return true
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
    let timeout = rules.limits.openRequestTimeout
    var anyUnfinished = false
    for call in calls.values where !call.state.isFinished {
      if call.state.isInsideMessage { anyUnfinished = true }
      if call.isOverdue(after: timeout) {
        hit(.openRequestTime)
        call.fail(
          .exceeded(
            .openRequestTime, "the request is incomplete after \(timeout)",
            limit: Int(timeout.components.seconds)))
        continue
      }
      let bytesMin = rate.bytesMin(holding: call.heldBytes)
      guard
        call.progress.isTooSlow(
          isUnfinished: call.owesBytes, bytesMin, in: rate.interval, at: now)
      else { continue }
      hit(.bodyRate)
      call.fail(
        .exceeded(
          .bodyRate, "the request brings fewer than \(bytesMin) bytes in \(rate.interval)",
          limit: bytesMin))
    }
    return anyUnfinished
  }
}
