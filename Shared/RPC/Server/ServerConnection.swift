import HTTP2
import Logging
import NIOCore

/// One client's connection: opens calls, runs handlers, ends calls.
///
/// `@unchecked Sendable`: confined to the connection's event loop, on which handlers run too.
final class ServerConnection: HTTP2ConnectionOwner, @unchecked Sendable {
  enum Queueing {
    case queued
    /// More is queued than a stream may hold: wait.
    case full
    case closed
  }

  let eventLoop: any EventLoop
  private let core: ServerCore
  private let session: HTTP2Session
  private let executor: EventLoopTaskExecutor
  private let whenGone: @Sendable (ServerConnection) -> Void
  private var handler: HTTP2ChannelHandler?
  private var calls: [Int32: ServerCall] = [:]
  private var runningHandlers = 0
  private var buffered: ByteBudget
  private var shutdown = GracefulShutdownState()
  private var handshakeTimer: Scheduled<Void>?
  private var isClosed = false

  /// - Parameter whenGone: called once, when the socket is closed and no handler runs any more.
  init(
    core: ServerCore, session: HTTP2Session, executor: EventLoopTaskExecutor,
    whenGone: @escaping @Sendable (ServerConnection) -> Void
  ) {
    self.core = core
    self.session = session
    self.executor = executor
    self.whenGone = whenGone
    eventLoop = executor.eventLoop
    buffered = ByteBudget(limit: core.limits.bufferedRequestBytesMax)
  }

  /// Makes the channel handler and starts the clock for the handshake.
  func makeHandler(usesTLS: Bool) -> HTTP2ChannelHandler {
    let handler = HTTP2ChannelHandler(
      session: session, owner: self, eventLoop: eventLoop, usesTLS: usesTLS)
    self.handler = handler
    handshakeTimer = eventLoop.scheduleTask(
      in: TimeAmount(clamping: core.limits.handshakeTimeout)
    ) { [weak self] in
      self?.handler?.close(because: RPCError(.unavailable, "no HTTP/2 preface in time"))
    }
    return handler
  }

  // MARK: - From the connection

  func connectionReady(_ handler: HTTP2ChannelHandler) {}

  func connectionClosed(_ error: (any Error)?) {
    guard !isClosed else { return }
    isClosed = true
    handshakeTimer?.cancel()
    handler = nil
    let open = calls
    calls = [:]
    for call in open.values { closed(call) }
    if let error {
      core.logger.debug("connection closed", metadata: ["error": "\(error)"])
    }
    goneIfIdle()
  }

  func receive(_ event: HTTP2Event) {
    switch event {
    case .headers(let stream, let block, let endStream):
      if let call = calls[stream] {
        // Trailers of a request; gRPC defines none.
        if endStream { receive([], endStream: true, for: call) }
      } else {
        open(stream, block, endStream: endStream)
      }
    case .headersTooLarge(let stream, _):
      if let call = calls[stream] {
        end(call, with: RPCError(.internalError, "request trailers are too large"))
      } else {
        refuse(
          stream,
          RPCError(
            .resourceExhausted,
            "request metadata exceeds the limit of \(core.limits.metadataSizeMax) bytes"))
      }
    case .data(let stream, let bytes, let endStream):
      session.consumeConnection(count: bytes.count)
      session.consume(stream: stream, count: bytes.count)
      if let call = calls[stream] { receive(bytes, endStream: endStream, for: call) }
    case .writable(let stream):
      calls[stream]?.resumeWriters()
    case .streamClosed(let stream, _):
      if let call = calls.removeValue(forKey: stream) { closed(call) }
    case .remoteSettings:
      handshakeTimer?.cancel()
      handshakeTimer = nil
    case .pingAcknowledged(let payload):
      if shutdown.pingAcknowledged(payload: payload) == .sendGoAway {
        session.submitGoAway()
        handler?.scheduleFlush()
      }
    case .goAway:
      break
    }
  }

  // MARK: - Requests

  private func open(_ stream: Int32, _ block: HTTP2HeaderBlock, endStream: Bool) {
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
    guard let method = core.registry.method(path: head.path) else {
      refuse(stream, core.registry.unknown(path: head.path))
      return
    }
    guard runningHandlers < core.limits.runningHandlersMax else {
      refuse(
        stream,
        RPCError(
          .resourceExhausted,
          "more than \(core.limits.runningHandlersMax) calls are running on this connection"))
      return
    }
    let context = ServerCallContext(
      service: method.service, method: method.name, requestMetadata: head.metadata,
      deadline: head.timeout.map { .now + $0 })
    let call = ServerCall(
      stream: stream, method: method, context: context, connection: self,
      state: GRPCServerStreamState(requestSizeMax: core.limits.requestSizeMax))
    calls[stream] = call
    if let timeout = head.timeout {
      call.deadlineTimer = eventLoop.scheduleTask(in: TimeAmount(clamping: timeout)) {
        self.deadlinePassed(call)
      }
    }
    if endStream { receive([], endStream: true, for: call) }
  }

  private func receive(_ bytes: [UInt8], endStream: Bool, for call: ServerCall) {
    if !endStream {
      guard buffered.take(bytes.count) else {
        end(
          call,
          with: RPCError(
            .resourceExhausted,
            "requests in transit exceed the limit of \(buffered.limit) bytes"))
        return
      }
      call.bufferedBytes += bytes.count
    }
    switch call.state.receive(bytes, endStream: endStream) {
    case .wait: break
    case .fail(let error): end(call, with: error)
    case .invoke(let message):
      releaseBuffered(call)
      start(call, message)
    }
  }

  private func releaseBuffered(_ call: ServerCall) {
    buffered.give(call.bufferedBytes)
    call.bufferedBytes = 0
  }

  // MARK: - Handlers

  private func start(_ call: ServerCall, _ message: ArraySlice<UInt8>) {
    runningHandlers += 1
    // Runs here and now up to the handler's first suspension, and on this loop after it.
    let task = Task.immediate(executorPreference: executor) {
      do {
        try await self.core.run(call, message)
        self.handlerEnded(call, nil)
      } catch {
        self.handlerEnded(call, error)
      }
    }
    if !call.state.isFinished { call.task = task }
  }

  private func handlerEnded(_ call: ServerCall, _ error: (any Error)?) {
    guard eventLoop.inEventLoop else {
      eventLoop.execute { self.handlerEnded(call, error) }
      return
    }
    runningHandlers -= 1
    call.task = nil
    end(
      call,
      with: error.map { RPCError(thrownBy: $0, in: call.context, logger: core.logger) })
    if isClosed { goneIfIdle() }
  }

  private func deadlinePassed(_ call: ServerCall) {
    guard !call.state.isFinished else { return }
    let task = call.task
    if session.queuedBytes(stream: call.stream) > 0 {
      // Trailers would wait behind messages that the client does not read.
      _ = call.state.finish()
      finished(call)
      session.reset(stream: call.stream, .cancel)
      handler?.scheduleFlush()
    } else {
      end(call, with: RPCError(.deadlineExceeded, "deadline exceeded"))
    }
    task?.cancel()
  }

  // MARK: - Responses

  /// Sends the status, once: later calls do nothing.
  private func end(_ call: ServerCall, with error: RPCError?) {
    guard !call.state.isFinished else { return }
    do {
      try sendStatus(of: call, error)
    } catch {
      // The handler's metadata cannot be sent; this error has none.
      try? sendStatus(of: call, error, withMetadata: false)
    }
    finished(call)
    handler?.scheduleFlush()
  }

  private func sendStatus(
    of call: ServerCall, _ error: RPCError?, withMetadata: Bool = true
  ) throws(RPCError) {
    let context = call.context
    let initial = withMetadata ? context.initialMetadata : Metadata()
    let trailing = withMetadata ? context.trailingMetadata : Metadata()
    var error = error
    if error == nil, case .unary = call.method.handler {
      if let response = call.response {
        let headers = try GRPCResponseHead.headers(initial)
        var trailers = GRPCResponseHead.ok
        if !trailing.isEmpty { try MetadataCodec.encode(trailing, into: &trailers) }
        _ = call.state.finish()
        session.submitResponse(stream: call.stream, headers, endStream: false)
        session.send(stream: call.stream, response)
        session.finish(stream: call.stream, trailers: trailers)
        return
      }
      // An interceptor returned without calling on.
      error = RPCError(.internalError, "no response")
    }
    var block: HTTP2HeaderBlock
    let headersAreSent = call.state.hasSentHeaders
    block = headersAreSent ? HTTP2HeaderBlock() : try GRPCResponseHead.headers(initial)
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
  private func refuse(_ stream: Int32, _ error: RPCError, httpStatus: Int = 200) {
    var block = HTTP2HeaderBlock([
      (":status", String(httpStatus)), ("content-type", "application/grpc"),
      ("grpc-accept-encoding", "identity"),
    ])
    // Our own error carries no metadata, which is all that could not be sent.
    try? GRPCResponseHead.trailers(error, metadata: Metadata(), into: &block)
    session.submitResponse(stream: stream, block, endStream: true)
  }

  func enqueue(_ framed: [UInt8], on call: ServerCall) -> Queueing {
    switch call.state.sendMessage() {
    case .drop:
      return .closed
    case .headersAndMessage:
      do {
        session.submitResponse(
          stream: call.stream, try GRPCResponseHead.headers(call.context.initialMetadata),
          endStream: false)
      } catch {
        session.submitResponse(stream: call.stream, GRPCResponseHead.plain, endStream: false)
        end(call, with: error)
        return .closed
      }
    case .message:
      break
    }
    session.send(stream: call.stream, framed)
    handler?.scheduleFlush()
    return fullness(of: call)
  }

  func fullness(of call: ServerCall) -> Queueing {
    if call.state.isFinished { return .closed }
    guard session.queuedBytes(stream: call.stream) > core.limits.queuedBytesMax else {
      return .queued
    }
    session.notifyWhenWritable(stream: call.stream)
    return .full
  }

  // MARK: - Endings

  /// The response is complete, whether or not the stream is closed yet.
  private func finished(_ call: ServerCall) {
    call.deadlineTimer?.cancel()
    call.deadlineTimer = nil
    releaseBuffered(call)
    call.cancelWriters()
  }

  /// The stream is gone.
  private func closed(_ call: ServerCall) {
    if call.state.closed() { call.task?.cancel() }
    finished(call)
  }

  private func goneIfIdle() {
    if isClosed, runningHandlers == 0 { whenGone(self) }
  }

  // MARK: - From the server

  /// Refuses new calls, lets those under way end, then closes.
  func shutDown() {
    eventLoop.assertInEventLoop()
    guard !isClosed else { return }
    if case .sendNoticeAndPing(let payload) = shutdown.begin() {
      session.submitShutdownNotice()
      session.ping(payload)
      handler?.scheduleFlush()
    }
  }

  /// Closes now; calls under way are cancelled.
  func closeNow() {
    eventLoop.assertInEventLoop()
    handler?.close(because: RPCError(.unavailable, "the server shuts down"))
  }
}
