import HTTP2
import Logging
import NIOCore
import RPCCore

/// One client's connection: opens calls, runs handlers, ends calls.
///
/// `@unchecked Sendable`: confined to the connection's event loop, on which handlers run, too.
final class ServerConnection: HTTP2ConnectionOwner, @unchecked Sendable {
  let eventLoop: any EventLoop
  let core: ServerCore
  let rules: ServerPolicy
  let session: HTTP2Session
  let executor: EventLoopTaskExecutor
  let largeRequests: LargeRequestQueue
  private let whenGone: @Sendable (ServerConnection) -> Void
  @exclusivity(unchecked) private(set) var handler: HTTP2ChannelHandler?
  @exclusivity(unchecked) var calls: [Int32: ServerCall] = [:]
  /// Refused requests whose response has a body (Connect).
  @exclusivity(unchecked) var refusals: [Int32: Refusal] = [:]
  /// Open calls that began in the current read.
  @exclusivity(unchecked) var arriving: [ServerCall] = []
  var share: ConnectionQuota
  /// Budgets for decoded requests; usable on any thread.
  let memory: DecodedMemory
  let peerLoad: PeerLoad
  let peerAddress: PeerAddress?
  let limitGuard: ConnectionGuard
  private let lifecycle: ServerLifecycle
  private var handshakeTimer: Scheduled<Void>?
  @exclusivity(unchecked) var state = ServerConnectionState()
  /// Identity from the client's verified certificate, if any.
  private(set) var peer: PeerIdentity?

  /// - Parameters:
  ///   - rules: nil: the current policy.
  ///   - whenGone: called once, when the socket is closed and no handler runs any more.
  init(
    core: ServerCore, rules: ServerPolicy? = nil, session: HTTP2Session,
    executor: EventLoopTaskExecutor,
    largeRequests: LargeRequests, lifecycle: ServerLifecycle, share: ConnectionQuota,
    peerAddress: PeerAddress? = nil, whenGone: @escaping @Sendable (ServerConnection) -> Void
  ) {
    self.core = core
    let rules = rules ?? core.rules
    self.rules = rules
    self.session = session
    self.executor = executor
    self.largeRequests = LargeRequestQueue(largeRequests)
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

  /// Creates the channel handler and starts the timer for the handshake.
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

  /// Ends the calls; the connection is counted until its socket is closed.
  ///
  /// The exceeded limit is counted here, because a peer that does not read can delay the closing of
  /// the socket.
  func connectionEnding(_ error: (any Error)?) {
    if state.ending() { endCalls(because: error) }
  }

  private func endCalls(because error: (any Error)?) {
    if let error = error as? HTTP2ConnectionError { count(error) }
    let open = calls
    calls = [:]
    arriving = []
    refusals = [:]
    for call in open.values { call.closed() }
    // Queued bytes are dropped with the connection.
    share.countQueued(0)
  }

  func readHandled() {
    countArriving()
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
        // Request trailers; gRPC does not define any.
        if endStream { receive([], endStream: true, for: call) }
      } else {
        open(stream, block, endStream: endStream)
      }
    case .headersTooLarge(let stream, _):
      if let call = calls[stream] {
        call.end(with: RPCError(.internalError, "request trailers are too large"))
      } else {
        refuse(stream, .metadataTooLarge(rules.limits))
      }
    case .data(let stream, let bytes, let endStream):
      // A slow handler of one call must not stop the others; the budget limits the total.
      session.consumeConnection(count: bytes.count)
      if let call = calls[stream] {
        receive(bytes, endStream: endStream, for: call)
      } else {
        session.consume(stream: stream, count: bytes.count)
      }
    case .writable(let stream):
      calls[stream]?.outlet?.resume()
    case .streamClosed(let stream, _):
      calls.removeValue(forKey: stream)?.closed()
      if !refusals.isEmpty { refusals[stream] = nil }
      countQueued()
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

  func leaveIfIdle() {
    guard state.leaveIfIdle() else { return }
    share.countQueued(0)
    whenGone(self)
  }

  // MARK: - Configuration

  var compression: CompressionConfiguration { core.compression }

  var limits: ServerLimits { rules.limits }

  /// Maximum bytes of a request message without an allowance.
  var requestSizeMax: Int { rules.limits.requestSizeMax }

  // MARK: - From the server

  /// Rejects new calls, waits for active ones, then closes.
  func shutDown() {
    eventLoop.assertInEventLoop()
    lifecycle.shutDown()
  }

  /// Closes at once; active calls are cancelled.
  func closeNow() {
    eventLoop.assertInEventLoop()
    handler?.close(because: RPCError(.unavailable, "the server shuts down"))
  }
}
