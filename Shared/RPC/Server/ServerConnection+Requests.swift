import HTTP2
import NIOCore
import RPCCore

/// From a request's headers to its last byte.
extension ServerConnection {
  func open(_ stream: Int32, _ block: HTTP2HeaderBlock, endStream: Bool) {
    let head: GRPCRequestHead
    do throws(GRPCRequestHead.Refusal) {
      head = try GRPCRequestHead(block)
    } catch {
      switch error {
      case .notGRPC(let httpStatus):
        session.submitResponse(
          stream: stream, GRPCResponseHead.notGRPC(httpStatus: httpStatus), endStream: true)
      case .invalid(let httpStatus, let error):
        refuse(stream, error, httpStatus: httpStatus)
      }
      return
    }
    let method = core.registry.method(path: head.path)
    guard session.isOpen(stream: stream) else { return takenBack(head, method) }
    guard let method else {
      refuse(stream, core.registry.unknown(path: head.path))
      return
    }
    let context = ServerCallContext(
      service: method.service, method: method.name, requestMetadata: head.metadata,
      deadline: head.timeout.map { .now + $0 }, acceptedEncodings: head.acceptedEncodings,
      responseEncoding: core.compression.encoding, peer: peer, peerAddress: peerAddress,
      peerLoad: peerLoad)
    let authorization = authorization(of: context, for: method)
    // Counted among the calls without credentials until the caller is known.
    let standing =
      if case .pending = authorization { CallStanding.open } else {
        core.standing(of: method)
      }
    do throws(RPCError) {
      if case .refused = authorization { try admitHandler() } else { try admitCall(standing) }
    } catch {
      refuse(stream, error)
      return
    }
    let call = ServerCall(
      stream: stream, method: method, context: context, connection: self,
      state: GRPCServerStreamState(
        requestSizeMax: requestSizeMax, encoding: head.encoding,
        takesStream: method.streamsRequests), standing: standing)
    calls[stream] = call
    if let timeout = head.timeout {
      call.deadlineTimer = eventLoop.scheduleTask(in: TimeAmount(clamping: timeout)) {
        self.deadlinePassed(call)
      }
    }
    switch authorization {
    case .granted: begin(call)
    case .pending(let pending): wait(for: pending, of: call)
    case .refused(let error):
      refuse(call, error)
      return
    }
    if endStream {
      receive([], endStream: true, for: call)
    } else if !method.streamsRequests {
      limitGuard.watch()
    }
  }

  /// The client has reset the call in the same breath, as happens where bytes have waited: nothing is
  /// begun for it, and nothing is refused to the calls behind it.
  private func takenBack(_ head: GRPCRequestHead, _ method: MethodRegistry.Method?) {
    if let timeout = head.timeout, timeout <= ServerCall.shortTimeout { limitGuard.callExpired() }
    method?.metrics.started()
    method?.metrics.ended(.cancelled, after: .zero)
  }

  /// The call may be made.
  func begin(_ call: ServerCall) {
    if call.method.allowance != nil {
      call.allowance = core.allowance(of: call.method, for: call.context)
      call.state.allow(requestSizeMax: call.requestSizeMax)
    }
    if call.method.streamsRequests { start(call, nil) }
  }

  func receive(_ bytes: [UInt8], endStream: Bool, for call: ServerCall) {
    // What follows the answer is read and forgotten.
    if call.state.isFinished {
      session.consume(stream: call.stream, count: bytes.count)
      return
    }
    // The client has reset it since, which is the next that is heard of it.
    guard session.isOpen(stream: call.stream) else { return }
    call.progress.received(bytes.count)
    if call.execution.hold(bytes, endStream: endStream) {
      // Not given back to the stream's window: it bounds what can come.
      return settle(call)
    }
    switch call.state.receive(bytes, endStream: endStream) {
    case .wait:
      giveBackUnread(bytes.count, of: call)
      settle(call)
    case .fail(let error):
      if error.code == .resourceExhausted {
        hit(.requestSize)
      } else {
        call.context.isRequestBroken = true
      }
      fail(call, error)
    case .invoke(let message): invoke(call, message)
    case .deliver(let messages, let isLast):
      if !messages.isEmpty { call.progress.messageEnded() }
      giveBack(call.inbox.receive(messages, byteCount: bytes.count), of: call)
      if isLast { giveBack(call.inbox.finish(.success(())), of: call) }
      settle(call)
    }
  }

  /// Bytes of an incomplete message.
  private func giveBackUnread(_ count: Int, of call: ServerCall) {
    if call.method.streamsRequests {
      giveBack(call.inbox.receive([], byteCount: count), of: call)
    } else {
      session.consume(stream: call.stream, count: count)
    }
  }

  /// Opens the stream's window again for bytes that are read.
  func giveBack(_ count: Int, of call: ServerCall) {
    guard count > 0 else { return }
    session.consume(stream: call.stream, count: count)
    releaseUnheld(of: call)
    handler?.scheduleFlush()
  }
}
