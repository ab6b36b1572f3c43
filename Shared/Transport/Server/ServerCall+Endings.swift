import HTTP2
import RPCCore

/// Ends of calls.
extension ServerCall {
  /// Sends the status; later calls have no effect.
  func end(with error: RPCError?) {
    guard !state.isFinished else { return }
    let error = error ?? noRoom()
    countEnd(error?.code ?? .ok)
    do {
      try sendStatus(error)
    } catch {
      // The handler's metadata is invalid; this error is sent without any.
      try? sendStatus(error, withMetadata: false)
    }
    finished()
    connection.handler?.scheduleFlush()
  }

  /// Why the unary response cannot be queued.
  private func noRoom() -> RPCError? {
    guard let response, !method.streamsResponses else { return nil }
    do throws(RPCError) {
      try connection.requireRoom(for: response.count)
      return nil
    } catch {
      return error
    }
  }

  private func sendStatus(_ error: RPCError?, withMetadata: Bool = true) throws(RPCError) {
    let session = connection.session
    let initial = withMetadata ? context.initialMetadata : Metadata()
    let trailing = withMetadata ? context.trailingMetadata : Metadata()
    if let web { return try sendStatus(error, initial, trailing, as: web) }
    var error = error
    if error == nil, !method.streamsResponses {
      if let response {
        let headers = try GRPCResponseHead.headers(initial, context.sealResponseEncoding())
        var trailers = GRPCResponseHead.ok
        if !trailing.isEmpty { try MetadataCodec.encode(trailing, into: &trailers) }
        _ = state.finish()
        session.submitResponse(stream: stream, headers, endStream: false)
        send(response)
        session.finish(stream: stream, trailers: trailers)
        return
      }
      // An interceptor returned without calling `next`.
      error = RPCError(.internalError, "no response")
    }
    // Clients take all fields of an only header section for trailing metadata.
    let head =
      state.hasSentHeaders || initial.isEmpty
      ? nil : try GRPCResponseHead.headers(initial, .identity)
    let isOnly = !state.hasSentHeaders && initial.isEmpty
    var block = isOnly ? GRPCResponseHead.plain : HTTP2HeaderBlock()
    try GRPCResponseHead.trailers(error, metadata: trailing, into: &block)
    switch state.finish() {
    case .trailersOnly:
      guard let head else { return session.submitResponse(stream: stream, block, endStream: true) }
      session.submitResponse(stream: stream, head, endStream: false)
      session.finish(stream: stream, trailers: block)
    case .trailers: session.finish(stream: stream, trailers: block)
    case .drop: break
    }
  }

  /// Fails the call because of its request; a running handler is cancelled.
  func fail(_ error: RPCError) {
    let task = task
    endRequests(error)
    end(with: error)
    task?.cancel()
  }

  func deadlinePassed() {
    guard !state.isFinished else { return }
    let task = task
    if connection.session.queuedBytes(stream: stream) > 0 {
      // Trailers would wait behind messages that the client does not read.
      reset(.cancel, countedAs: .deadlineExceeded)
    } else {
      end(with: RPCError(.deadlineExceeded, "deadline exceeded"))
    }
    task?.cancel()
  }

  /// Resets the stream without a status, and drops its queued data.
  func reset(_ code: HTTP2ErrorCode, countedAs status: StatusCode) {
    let task = task
    if !state.isFinished {
      countEnd(status)
      _ = state.finish()
      finished()
    }
    connection.session.reset(stream: stream, code)
    connection.countQueued()
    connection.handler?.scheduleFlush()
    task?.cancel()
  }

  /// Called when the stream is closed.
  func closed() {
    // Otherwise its response was already complete.
    guard state.closed() else { return }
    if mayHaveExpired { connection.limitGuard.callExpired() }
    countEnd(.cancelled)
    task?.cancel()
    finished()
  }

  /// Called when the response is complete, whether or not the stream is closed.
  private func finished() {
    deadlineTimer?.cancel()
    deadlineTimer = nil
    if method.streamsRequests { endRequests(RPCError(.cancelled, "the call is over")) }
    switch execution.finished() {
    case .leave: leaveFlight()
    case .stay(let dropped):
      if dropped > 0 { connection.session.consume(stream: stream, count: dropped) }
    case .nothing: break
    }
    releaseBuffered()
    outlet?.close(CancellationError())
  }
}
