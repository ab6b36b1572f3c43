import RPCCore

/// Calls are authorised at their headers: before their body is kept, decompressed or decoded.
extension ServerConnection {
  enum Authorization {
    case granted
    /// Something must be waited for, e.g. a key that is not known yet.
    case pending(PendingAuthorization)
    case refused(RPCError)
  }

  func authorization(
    of context: ServerCallContext, for method: MethodRegistry.Method
  ) -> Authorization {
    do throws(RPCError) {
      return try core.authorize(context, for: method).map { .pending($0) } ?? .granted
    } catch {
      return .refused(error)
    }
  }

  /// Answers a call that may not be made. The interceptors see it; its body nobody does.
  func refuse(_ call: ServerCall, _ error: RPCError) {
    run(call, core.way(of: call) { throw error })
  }

  /// Holds what comes of the body until it is known whether the call may be made.
  func wait(for pending: @escaping PendingAuthorization, of call: ServerCall) {
    call.heldBody = HeldBody()
    run(call, pending)
  }

  /// What was waited for has come.
  func authorized(_ call: ServerCall, _ refusal: RPCError?) {
    guard let body = call.heldBody else { return }
    if let refusal {
      dropHeldBody(of: call)
      releaseBuffered(call)
      uncount(call)
      refuse(call, refusal)
      return
    }
    // The call counts among others from now on.
    do throws(RPCError) {
      let standing = core.standing(of: call.method)
      try share.takeCall(standing)
      share.giveCall(call.standing)
      releaseBuffered(call)
      call.standing = standing
    } catch {
      fail(call, error)
      return
    }
    call.heldBody = nil
    begin(call)
    for chunk in body.chunks { receive(chunk, endStream: false, for: call) }
    if body.endStream { receive([], endStream: true, for: call) }
    handler?.scheduleFlush()
  }

  /// Nobody wants what was held.
  func dropHeldBody(of call: ServerCall) {
    guard let body = call.heldBody else { return }
    call.heldBody = nil
    session.consume(stream: call.stream, count: body.count)
  }
}
