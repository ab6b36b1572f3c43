import HTTP2
import RPCCore

/// What the server answers: statuses, headers, messages.
extension ServerConnection {
  /// Sends the status, once: later calls do nothing.
  func end(_ call: ServerCall, with error: RPCError?) {
    guard !call.state.isFinished else { return }
    let error = error ?? noRoom(for: call)
    call.countEnd(error?.code ?? .ok)
    do {
      try sendStatus(of: call, error)
    } catch {
      // The handler's metadata cannot be sent; this error has none.
      try? sendStatus(of: call, error, withMetadata: false)
    }
    finished(call)
    handler?.scheduleFlush()
  }

  /// Why the one response of a call cannot be queued.
  private func noRoom(for call: ServerCall) -> RPCError? {
    guard let response = call.response, !call.method.streamsResponses else { return nil }
    do throws(RPCError) {
      try requireRoom(for: response.count)
      return nil
    } catch {
      return error
    }
  }

  private func sendStatus(
    of call: ServerCall, _ error: RPCError?, withMetadata: Bool = true
  ) throws(RPCError) {
    let context = call.context
    let initial = withMetadata ? context.initialMetadata : Metadata()
    let trailing = withMetadata ? context.trailingMetadata : Metadata()
    var error = error
    if error == nil, !call.method.streamsResponses {
      if let response = call.response {
        let headers = try GRPCResponseHead.headers(initial, context.sealResponseEncoding())
        var trailers = GRPCResponseHead.ok
        if !trailing.isEmpty { try MetadataCodec.encode(trailing, into: &trailers) }
        _ = call.state.finish()
        session.submitResponse(stream: call.stream, headers, endStream: false)
        session.send(stream: call.stream, response)
        call.method.metrics.sent()
        queued(response.count, for: call)
        session.finish(stream: call.stream, trailers: trailers)
        return
      }
      // An interceptor returned without calling on.
      error = RPCError(.internalError, "no response")
    }
    var block =
      call.state.hasSentHeaders
      ? HTTP2HeaderBlock() : try GRPCResponseHead.headers(initial, .identity)
    try GRPCResponseHead.trailers(error, metadata: trailing, into: &block)
    switch call.state.finish() {
    case .trailersOnly:
      session.submitResponse(stream: call.stream, block, endStream: true)
    case .trailers:
      session.finish(stream: call.stream, trailers: block)
    case .drop:
      break
    }
  }

  /// Answers a stream that never became a call.
  func refuse(_ stream: Int32, _ error: RPCError, httpStatus: Int = 200) {
    var block = GRPCResponseHead.plain(httpStatus: httpStatus)
    // Our own error carries no metadata, which is all that could not be sent.
    try? GRPCResponseHead.trailers(error, metadata: Metadata(), into: &block)
    session.submitResponse(stream: stream, block, endStream: true)
  }

  func enqueue(_ framed: [UInt8], on call: ServerCall) -> MessageOutlet.Queueing {
    do throws(RPCError) {
      try requireRoom(for: framed.count)
    } catch {
      fail(call, error)
      return .closed
    }
    switch call.state.sendMessage() {
    case .drop: return .closed
    case .headersAndMessage:
      guard submitHeaders(of: call) else { return .closed }
    case .message: break
    }
    session.send(stream: call.stream, framed)
    queued(framed.count, for: call)
    handler?.scheduleFlush()
    return fullness(of: call)
  }

  /// Sends the initial metadata before the first message.
  func sendHeaders(of call: ServerCall) {
    guard call.state.sendHeaders() else { return }
    _ = submitHeaders(of: call)
    handler?.scheduleFlush()
  }

  /// - Returns: false when the handler's metadata cannot be sent, which ends the call.
  private func submitHeaders(of call: ServerCall) -> Bool {
    do {
      session.submitResponse(
        stream: call.stream,
        try GRPCResponseHead.headers(
          call.context.initialMetadata, call.context.sealResponseEncoding()),
        endStream: false)
      return true
    } catch {
      session.submitResponse(stream: call.stream, GRPCResponseHead.plain, endStream: false)
      end(call, with: error)
      return false
    }
  }

  func fullness(of call: ServerCall) -> MessageOutlet.Queueing {
    if call.state.isFinished { return .closed }
    guard session.queuedBytes(stream: call.stream) > rules.limits.queuedBytesMax else {
      return .queued
    }
    session.notifyWhenWritable(stream: call.stream)
    return .full
  }

  var compression: CompressionConfiguration { core.compression }

  var limits: ServerLimits { rules.limits }

  /// Bytes of a request message of a call without an allowance.
  var requestSizeMax: Int { rules.limits.requestSizeMax }
}
