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
  let rules: ServerRules
  let session: HTTP2Session
  let executor: EventLoopTaskExecutor
  let largeRequests: LargeRequests
  @exclusivity(unchecked) var waitingRequests: CircularBuffer<WaitingRequest> = []
  private let whenGone: @Sendable (ServerConnection) -> Void
  @exclusivity(unchecked) private(set) var handler: HTTP2ChannelHandler?
  @exclusivity(unchecked) var calls: [Int32: ServerCall] = [:]
  var share: ConnectionShare
  /// For requests that are decoded, on whatever thread.
  let memory: DecodedMemory
  let peerLoad: PeerLoad
  let peerAddress: PeerAddress?
  let limitGuard: ConnectionGuard
  private let lifecycle: ServerLifecycle
  private var handshakeTimer: Scheduled<Void>?
  @exclusivity(unchecked) var state = ServerConnectionState()
  /// Who shows a certificate that was verified.
  private(set) var peer: PeerIdentity?

  /// - Parameters:
  ///   - rules: nil: those of now.
  ///   - whenGone: called once, when the socket is closed and no handler runs any more.
  init(
    core: ServerCore, rules: ServerRules? = nil, session: HTTP2Session,
    executor: EventLoopTaskExecutor,
    largeRequests: LargeRequests, lifecycle: ServerLifecycle, share: ConnectionShare,
    peerAddress: PeerAddress? = nil, whenGone: @escaping @Sendable (ServerConnection) -> Void
  ) {
    self.core = core
    let rules = rules ?? core.rules
    self.rules = rules
    self.session = session
    self.executor = executor
    self.largeRequests = largeRequests
    self.lifecycle = lifecycle
    self.whenGone = whenGone
    eventLoop = executor.eventLoop
    self.share = share
    memory = share.decodedMemory
    peerLoad = memory.peer
    self.peerAddress = peerAddress
    limitGuard = ConnectionGuard(
      rules.limits, session: session, eventLoop: executor.eventLoop, metrics: core.load.metrics)
    limitGuard.start(self)
  }

  /// Makes the channel handler and starts the clock for the handshake.
  func makeHandler(_ security: ConnectionSecurity? = nil) -> HTTP2ChannelHandler {
    let handler = HTTP2ChannelHandler(
      session: session, owner: self, eventLoop: eventLoop, security: security)
    self.handler = handler
    if !state.isClosed { lifecycle.start(handler) }
    handshakeTimer = eventLoop.scheduleTask(
      in: TimeAmount(clamping: rules.limits.handshakeTimeout)
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
    let action = state.closed()
    guard action != .nothing else { return }
    handshakeTimer?.cancel()
    lifecycle.end()
    handler = nil
    if action == .endCalls { endCalls(because: error) }
    if let error { core.logger.debug("connection closed", metadata: ["error": "\(error)"]) }
    leaveIfIdle()
  }

  /// Calls end now; what the connection counts for, it counts for until its socket is closed.
  ///
  /// The limit that ends it is counted here and not when the socket is closed, which a peer that does
  /// not read can put off.
  func connectionEnding(_ error: (any Error)?) {
    if state.ending() { endCalls(because: error) }
  }

  private func endCalls(because error: (any Error)?) {
    if let error = error as? HTTP2ConnectionError { count(error) }
    let open = calls
    calls = [:]
    for call in open.values { closed(call) }
    // What is still queued goes with the connection.
    share.countQueued(0)
  }

  func readHandled() {
    limitGuard.readHandled()
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
        refuse(stream, .metadataTooLarge(rules.limits))
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

  // MARK: - Endings

  /// The response is complete, whether or not the stream is closed yet.
  func finished(_ call: ServerCall) {
    call.deadlineTimer?.cancel()
    call.deadlineTimer = nil
    if call.method.streamsRequests {
      call.endRequests(RPCError(.cancelled, "the call is over"))
    }
    switch call.execution.finished() {
    case .leave: leaveFlight(call)
    case .stay(let dropped):
      if dropped > 0 { session.consume(stream: call.stream, count: dropped) }
    case .nothing: break
    }
    releaseBuffered(call)
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

  func leaveIfIdle() {
    guard state.leaveIfIdle() else { return }
    share.countQueued(0)
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
