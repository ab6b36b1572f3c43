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

  /// Answers a call that may not be made. The interceptors see it; its body is not read.
  func refuse(_ call: ServerCall, _ error: RPCError) {
    run(call, core.chain(for: call) { throw error }, call.execution.beginRefusing())
  }

  /// Holds what comes of the body until it is known whether the call may be made.
  func wait(for pending: @escaping PendingAuthorization, of call: ServerCall) {
    run(call, pending, call.execution.beginAuthorizing())
  }

  /// What was waited for has come.
  ///
  /// - Parameter body: what has come of the call's body meanwhile.
  func authorized(_ call: ServerCall, _ refusal: RPCError?, holding body: HeldBody) {
    if let refusal {
      session.consume(stream: call.stream, count: body.count)
      releaseBuffered(call)
      leaveFlight(call)
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
      session.consume(stream: call.stream, count: body.count)
      fail(call, error)
      return
    }
    begin(call)
    for chunk in body.chunks { receive(chunk, endStream: false, for: call) }
    if body.endStream { receive([], endStream: true, for: call) }
    handler?.scheduleFlush()
  }
}
