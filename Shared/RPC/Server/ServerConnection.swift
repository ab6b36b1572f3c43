import HTTP2
import Logging
import NIOCore
import RPCCore

/// One client's connection: opens calls, runs handlers, ends calls.
///
/// `@unchecked Sendable`: confined to the connection's event loop, on which handlers run too.
final class ServerConnection: HTTP2ConnectionOwner, @unchecked Sendable {
  let eventLoop: any EventLoop
  let core: ServerCore
  let session: HTTP2Session
  private let executor: EventLoopTaskExecutor
  let largeRequests: LargeRequests
  @exclusivity(unchecked) var waitingRequests: CircularBuffer<WaitingRequest> = []
  private let whenGone: @Sendable (ServerConnection) -> Void
  @exclusivity(unchecked) private(set) var handler: HTTP2ChannelHandler?
  @exclusivity(unchecked) private(set) var calls: [Int32: ServerCall] = [:]
  @exclusivity(unchecked) private(set) var runningHandlers = 0
  var share: ConnectionShare
  /// For requests that are decoded, on whatever thread.
  let memory: DecodedMemory
  private let peerLoad: PeerLoad
  let limitGuard: ConnectionGuard
  private let lifecycle: ServerLifecycle
  private var handshakeTimer: Scheduled<Void>?
  @exclusivity(unchecked) private(set) var isClosed = false
  private var hasGone = false
  private var hasCountedError = false
  /// Who shows a certificate that was verified.
  private var peer: PeerIdentity?

  /// - Parameter whenGone: called once, when the socket is closed and no handler runs any more.
  init(
    core: ServerCore, session: HTTP2Session, executor: EventLoopTaskExecutor,
    largeRequests: LargeRequests, lifecycle: ServerLifecycle, share: ConnectionShare,
    whenGone: @escaping @Sendable (ServerConnection) -> Void
  ) {
    self.core = core
    self.session = session
    self.executor = executor
    self.largeRequests = largeRequests
    self.lifecycle = lifecycle
    self.whenGone = whenGone
    eventLoop = executor.eventLoop
    self.share = share
    memory = share.decodedMemory
    peerLoad = memory.peer
    limitGuard = ConnectionGuard(
      core.limits, session: session, eventLoop: executor.eventLoop, metrics: core.load.metrics)
    limitGuard.start(self)
  }

  /// Makes the channel handler and starts the clock for the handshake.
  func makeHandler(_ security: ConnectionSecurity? = nil) -> HTTP2ChannelHandler {
    let handler = HTTP2ChannelHandler(
      session: session, owner: self, eventLoop: eventLoop, security: security)
    self.handler = handler
    if !isClosed { lifecycle.start(handler) }
    handshakeTimer = eventLoop.scheduleTask(
      in: TimeAmount(clamping: core.limits.handshakeTimeout)
    ) { [weak self] in
      guard let self, let handler = self.handler else { return }
      self.hit(.handshakeTime)
      handler.close(because: RPCError(.unavailable, "no HTTP/2 preface in time"))
    }
    return handler
  }

  // MARK: - From the connection

  func connectionReady(_ handler: HTTP2ChannelHandler) {
    peer = handler.peer
  }

  func connectionClosed(_ error: (any Error)?) {
    guard !isClosed else { return }
    isClosed = true
    handshakeTimer?.cancel()
    lifecycle.end()
    handler = nil
    endCalls()
    if let error {
      countOnce(error)
      core.logger.debug("connection closed", metadata: ["error": "\(error)"])
    }
    goneIfIdle()
  }

  /// Calls end now; what the connection counts for, it counts for until its socket is closed.
  ///
  /// The limit that ends it is counted here and not when the socket is closed, which a peer that does
  /// not read can put off.
  func connectionEnding(_ error: (any Error)?) {
    if let error { countOnce(error) }
    endCalls()
  }

  private func countOnce(_ error: any Error) {
    guard !hasCountedError, let error = error as? HTTP2ConnectionError else { return }
    hasCountedError = true
    count(error)
  }

  private func endCalls() {
    let open = calls
    calls = [:]
    for call in open.values { closed(call) }
    // What is still queued goes with the connection.
    share.countQueued(0)
  }

  func bytesReceived() {
    limitGuard.bytesReceived()
  }

  func receive(_ event: HTTP2Event) {
    switch event {
    case .headers, .headersTooLarge, .data, .ping:
      if limitGuard.hasRefused { return }
    default: break
    }
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
            "request metadata exceeds the limit of \(core.limits.metadataSizeMax) bytes or of "
              + "\(core.limits.metadataFieldsMax) fields"))
      }
    case .data(let stream, let bytes, let endStream):
      // A slow handler of one call must not stop the others; the budget bounds the whole.
      session.consumeConnection(count: bytes.count)
      if let call = calls[stream] {
        receive(bytes, endStream: endStream, for: call)
      } else {
        session.consume(stream: stream, count: bytes.count)
      }
    case .writable(let stream):
      calls[stream]?.outlet?.resume()
    case .streamClosed(let stream, _):
      if let call = calls.removeValue(forKey: stream) { closed(call) }
      share.countQueued(session.queuedBytes)
      lifecycle.streamClosed()
    case .remoteSettings:
      handshakeTimer?.cancel()
      handshakeTimer = nil
    case .pingAcknowledged(let payload):
      lifecycle.pingAcknowledged(payload: payload)
    case .ping:
      lifecycle.pingReceived()
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
    let context = ServerCallContext(
      service: method.service, method: method.name, requestMetadata: head.metadata,
      deadline: head.timeout.map { .now + $0 }, acceptedEncodings: head.acceptedEncodings,
      responseEncoding: core.compression.encoding, peer: peer, peerLoad: peerLoad)
    let authorization = authorization(of: context, for: method)
    // Until it is known who calls, nobody is.
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
      call.isInFlight = false
      refuse(call, error)
      return
    }
    if endStream {
      receive([], endStream: true, for: call)
    } else if !method.streamsRequests {
      limitGuard.watch()
    }
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
    call.progress.received(bytes.count)
    if call.heldBody != nil {
      // Not given back to the stream's window: it bounds what can come.
      call.heldBody?.append(bytes, endStream: endStream)
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

  // MARK: - Handlers

  /// - Parameter message: the request of a method that takes one.
  func start(_ call: ServerCall, _ message: InboundMessage?) {
    // A handler that never waits would answer before the timer has its turn.
    if let deadline = call.context.deadline, deadline <= .now { return deadlinePassed(call) }
    run(call, core.way(of: call, message))
  }

  /// Walks the way: here and now up to its first suspension, and on this loop after it.
  func run(_ call: ServerCall, _ way: @escaping ServerCore.Way) {
    runningHandlers += 1
    call.handlerIsRunning = true
    call.runs += 1
    let run = call.runs
    let task = CallPropagation.$parent.withValue(call.context) {
      Task.immediate(executorPreference: executor) {
        do {
          try await way()
          self.runEnded(call, nil)
        } catch {
          self.runEnded(call, error)
        }
      }
    }
    // It may have ended already, and another one begun.
    if call.runs == run, call.handlerIsRunning, !call.state.isFinished { call.task = task }
  }

  private func runEnded(_ call: ServerCall, _ error: (any Error)?) {
    guard eventLoop.inEventLoop else {
      eventLoop.execute { self.runEnded(call, error) }
      return
    }
    runningHandlers -= 1
    call.handlerIsRunning = false
    call.task = nil
    let error = error.map { RPCError(thrownBy: $0, in: call, logger: core.logger) }
    if call.heldBody != nil { return authorized(call, error) }
    end(call, with: error)
    uncount(call)
    if isClosed { goneIfIdle() }
  }

  // MARK: - Endings

  /// The response is complete, whether or not the stream is closed yet.
  func finished(_ call: ServerCall) {
    call.deadlineTimer?.cancel()
    call.deadlineTimer = nil
    if call.method.streamsRequests {
      call.endRequests(RPCError(.cancelled, "the call is over"))
    }
    dropHeldBody(of: call)
    releaseBuffered(call)
    uncount(call)
    call.outlet?.close(CancellationError())
  }

  /// The stream is gone.
  private func closed(_ call: ServerCall) {
    // Otherwise its response was complete, and it has finished.
    guard call.state.closed() else { return }
    if call.mayHaveExpired { limitGuard.callExpired() }
    call.countEnd(.cancelled)
    call.task?.cancel()
    finished(call)
  }

  private func goneIfIdle() {
    guard isClosed, runningHandlers == 0, !hasGone else { return }
    share.countQueued(0)
    hasGone = true
    whenGone(self)
  }

  // MARK: - From the server

  /// Refuses new calls, lets those under way end, then closes.
  func shutDown() {
    eventLoop.assertInEventLoop()
    lifecycle.shutDown()
  }

  /// Closes now; calls under way are cancelled.
  func closeNow() {
    eventLoop.assertInEventLoop()
    handler?.close(because: RPCError(.unavailable, "the server shuts down"))
  }
}
