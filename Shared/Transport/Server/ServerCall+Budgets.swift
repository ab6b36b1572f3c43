import RPCCore

/// Windows of the stream, and what the call holds of the budgets of its connection.
extension ServerCall {
  /// Returns window to the stream for bytes that were read.
  func giveBack(_ count: Int) {
    guard count > 0 else { return }
    connection.session.consume(stream: stream, count: count)
    releaseUnheld()
    connection.handler?.scheduleFlush()
  }

  /// Returns window for bytes of an incomplete message.
  func giveBackUnread(_ count: Int) {
    if method.streamsRequests {
      giveBack(inbox.receive([], byteCount: count))
    } else {
      connection.session.consume(stream: stream, count: count)
    }
  }

  /// Updates the count of buffered bytes; a call with too many fails.
  func settle() {
    guard !state.isFinished else { return }
    if state.isInsideMessage { connection.limitGuard.watch() }
    releaseUnheld()
    let more = heldBytes - bufferedBytes
    guard more > 0 else { return }
    do throws(RPCError) {
      try connection.share.takeBytes(more, standing)
      bufferedBytes += more
    } catch {
      fail(error)
    }
  }

  /// Releases the count of bytes that the call no longer holds.
  private func releaseUnheld() { release(bufferedBytes - heldBytes) }

  /// Releases the count of all bytes.
  func releaseBuffered() { release(bufferedBytes) }

  private func release(_ count: Int) {
    guard count > 0 else { return }
    connection.share.giveBytes(count, standing)
    bufferedBytes -= count
  }

  /// Counts the call in another group from now on.
  ///
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func count(as other: CallPhase) throws(RPCError) {
    try connection.share.takeCall(other)
    if isCounted { connection.share.giveCall(standing) }
    releaseBuffered()
    standing = other
    isCounted = true
  }

  /// Called before the handler of a complete request.
  ///
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func requestArrived() throws(RPCError) {
    if standing == .arriving { try count(as: .open) }
  }

  /// Counts the call whose request is incomplete after the read that began it.
  ///
  /// - Throws: RESOURCE_EXHAUSTED naming the limit.
  func countArriving() throws(RPCError) {
    try connection.share.takeCall(standing)
    isCounted = true
  }

  /// Called when the call is no longer in flight.
  func leaveFlight() {
    if isCounted { connection.share.giveCall(standing) }
    isCounted = false
    releaseDecoded()
  }
}
