import HTTP2
import NIOCore
import RPCCore

/// Receiving requests, from the headers to the last byte.
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
      case .web(let form, let error):
        refuse(stream, error, as: form, block.first("origin"))
      case .preflight(let origin, let headers): answer(preflight: stream, origin, headers)
      }
      return
    }
    let method = core.registry.method(path: head.path)
    guard session.isOpen(stream: stream) else { return takenBack(head, method) }
    guard let method else {
      refuse(stream, core.registry.unknown(path: head.path), head, httpStatus: 404)
      return
    }
    var web: WebCall?
    if let form = head.web {
      web = webCall(form, of: method, head)
      guard web != nil else { return refuse(web: stream, form, method) }
    }
    let context = ServerCallContext(
      service: method.service, method: method.name, requestMetadata: head.metadata,
      deadline: head.timeout.map { .now + $0 }, acceptedEncodings: head.acceptedEncodings,
      responseEncoding: core.compression.encoding, peer: peer, peerAddress: peerAddress,
      peerLoad: peerLoad)
    let authorization = authorization(of: context, for: method)
    let standing = standing(of: method, authorization)
    do throws(RPCError) {
      switch authorization {
      case .refused: try admitHandler()
      case .granted, .pending: try admitCall(standing)
      }
    } catch {
      refuse(stream, error, head)
      return
    }
    let call = ServerCall(
      stream: stream, method: method, context: context, connection: self,
      state: streamState(of: method, head), standing: standing, web: web)
    calls[stream] = call
    if let timeout = head.timeout {
      call.deadlineTimer = eventLoop.scheduleTask(in: TimeAmount(clamping: timeout)) {
        call.deadlinePassed()
      }
    }
    switch authorization {
    case .granted:
      if standing == .arriving { arriving.append(call) }
      begin(call)
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

  /// How a call counts at its headers: among the calls without credentials until the caller is
  /// authenticated.
  private func standing(
    of method: MethodRegistry.Method, _ authorization: Authorization
  ) -> CallPhase {
    if case .pending = authorization { return .open }
    let standing = core.standing(of: method)
    return standing == .open && !method.streamsRequests ? .arriving : standing
  }

  /// The client reset the call in the same read, which happens after a delay. Nothing is started
  /// for it, and it does not use up limits of later calls.
  private func takenBack(_ head: GRPCRequestHead, _ method: MethodRegistry.Method?) {
    if let timeout = head.timeout, timeout <= ServerCall.shortTimeout { limitGuard.callExpired() }
    method?.metrics.started()
    method?.metrics.ended(.cancelled, after: .zero)
  }

  /// Starts an authorised call.
  func begin(_ call: ServerCall) {
    if call.method.allowance != nil {
      call.allowance = core.allowance(of: call.method, for: call.context)
      call.state.allow(requestSizeMax: call.requestSizeMax)
    }
    if call.method.streamsRequests { start(call, nil) }
  }

  /// Starts the handler of a complete request.
  func begin(_ call: ServerCall, with message: InboundMessage) {
    call.releaseBuffered()
    do throws(RPCError) {
      try call.requestArrived()
    } catch {
      return call.fail(error)
    }
    start(call, message)
  }

  func receive(_ bytes: [UInt8], endStream: Bool, for call: ServerCall) {
    // Bytes after the answer are discarded.
    if call.state.isFinished {
      session.consume(stream: call.stream, count: bytes.count)
      return
    }
    // The client has reset it meanwhile; that event follows.
    guard session.isOpen(stream: call.stream) else { return }
    call.progress.received(bytes.count)
    if call.execution.hold(bytes, endStream: endStream) {
      // Not returned to the stream's window, which limits the data that can arrive.
      return call.settle()
    }
    switch call.state.receive(bytes, endStream: endStream) {
    case .wait:
      call.giveBackUnread(bytes.count)
      call.settle()
    case .fail(let error):
      if error.code == .resourceExhausted {
        hit(.requestSize)
      } else {
        call.context.isRequestBroken = true
      }
      call.fail(error)
    case .invoke(let message):
      if message.contentsCountMax > LargeRequests.sizeMin {
        largeRequests.add(message, of: call)
      } else {
        begin(call, with: message)
      }
    case .deliver(let messages, let isLast):
      if !messages.isEmpty { call.progress.messageEnded() }
      call.giveBack(call.inbox.receive(messages, byteCount: bytes.count))
      if isLast { call.giveBack(call.inbox.finish(.success(()))) }
      call.settle()
    }
  }

  /// Counts the open calls that began in this read and are incomplete after it.
  func countArriving() {
    guard !arriving.isEmpty else { return }
    let calls = arriving
    arriving = []
    for call in calls where call.standing == .arriving && !call.state.isFinished {
      do throws(RPCError) {
        try call.countArriving()
      } catch {
        call.fail(error)
      }
    }
  }

  /// Rejects a stream before it becomes a call.
  func refuse(_ stream: Int32, _ error: RPCError, httpStatus: Int = 200) {
    var block = GRPCResponseHead.plain(httpStatus: httpStatus)
    // Cannot fail: this error has no metadata.
    try? GRPCResponseHead.trailers(error, metadata: Metadata(), into: &block)
    session.submitResponse(stream: stream, block, endStream: true)
  }
}
