import RPCCore

/// Authorization of calls by their headers, before their body is buffered, decompressed or decoded.
extension ServerConnection {
  enum Authorization {
    case granted
    /// Asynchronous work is needed first, for example fetching a key.
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

  /// Rejects a call. Interceptors run; the body is not read.
  func refuse(_ call: ServerCall, _ error: RPCError) {
    run(call, core.chain(for: call) { throw error }, call.execution.beginRefusing())
  }

  /// Buffers the body until the call is authorised.
  func wait(for pending: @escaping PendingAuthorization, of call: ServerCall) {
    run(call, pending, call.execution.beginAuthorizing())
  }

  /// Continues a call after its authorisation.
  ///
  /// - Parameter body: the part of the call's body received meanwhile.
  func authorized(_ call: ServerCall, _ refusal: RPCError?, holding body: HeldBody) {
    if let refusal {
      session.consume(stream: call.stream, count: body.count)
      call.releaseBuffered()
      call.leaveFlight()
      refuse(call, refusal)
      return
    }
    // The call now counts as authenticated.
    do throws(RPCError) {
      try call.count(as: core.standing(of: call.method))
    } catch {
      session.consume(stream: call.stream, count: body.count)
      call.fail(error)
      return
    }
    begin(call)
    for chunk in body.chunks { receive(chunk, endStream: false, for: call) }
    if body.endStream { receive([], endStream: true, for: call) }
    handler?.scheduleFlush()
  }
}
