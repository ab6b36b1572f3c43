import HTTP2
import NIOCore
import RPCCore

/// One connection to the server and the calls on it.
///
/// `@unchecked Sendable`: confined to the channel's event loop.
final class ClientConnection: HTTP2ConnectionOwner, @unchecked Sendable {
  /// An event of the connection that is reported to the channel.
  enum Report {
    /// The server's SETTINGS have arrived: calls can start.
    case ready
    /// A stream ended or the server allows more: waiting calls may start.
    case hasRoom
    /// No new calls here; active ones continue.
    case goingAway
    /// The server rejected the rate of keepalive PINGs.
    case tooManyPings
    case closed((any Error)?)
  }

  private let session: HTTP2Session
  private let eventLoop: any EventLoop
  private let authority: String
  private let scheme: String
  private let concurrentCallsMax: Int
  private let report: (ClientConnection, Report) -> Void
  private let lifecycle: ClientLifecycle
  private var handler: HTTP2ChannelHandler?
  private var calls: [Int32: ClientCall] = [:]
  /// Size of the last header section in bytes; initial capacity of the next.
  private var headerByteCount = 0
  private(set) var isReady = false
  private(set) var isGoingAway = false

  init(
    session: HTTP2Session, eventLoop: any EventLoop, authority: String, scheme: String,
    concurrentCallsMax: Int, lifecycle: ClientLifecycle,
    report: @escaping (ClientConnection, Report) -> Void
  ) {
    self.session = session
    self.eventLoop = eventLoop
    self.authority = authority
    self.scheme = scheme
    self.concurrentCallsMax = concurrentCallsMax
    self.lifecycle = lifecycle
    self.report = report
  }

  func makeHandler(_ security: ConnectionSecurity? = nil) -> HTTP2ChannelHandler {
    let handler = HTTP2ChannelHandler(
      session: session, owner: self, eventLoop: eventLoop, security: security)
    self.handler = handler
    return handler
  }

  var hasRoom: Bool {
    isReady && !isGoingAway
      && calls.count < min(concurrentCallsMax, Int(session.remoteConcurrentStreamsMax))
  }

  /// - Returns: false if the connection can open no more streams.
  func start(_ call: ClientCall, timeout: Duration?) throws(RPCError) -> Bool {
    var block = HTTP2HeaderBlock()
    block.reserve(byteCount: headerByteCount, fieldCount: 12 + call.options.metadata.count)
    block.append(":method", "POST")
    block.append(":scheme", scheme)
    block.append(":path", call.path)
    block.append(":authority", authority)
    block.append("te", "trailers")
    block.append("content-type", "application/grpc")
    block.append("user-agent", "grpc-swift-otolith/1")
    block.append("grpc-accept-encoding", AcceptedEncodings.everything)
    if call.encoding != .identity { block.append("grpc-encoding", call.encoding.rawValue) }
    if let timeout { block.append("grpc-timeout", GRPCTimeout.encode(timeout)) }
    if call.retry.previousAttempts > 0 {
      block.append("grpc-previous-rpc-attempts", "\(call.retry.previousAttempts)")
    }
    try MetadataCodec.encode(call.options.metadata, into: &block)
    headerByteCount = block.byteCount
    guard let stream = session.submitRequest(block, endStream: false) else {
      goAway()
      return false
    }
    calls[stream] = call
    call.started(on: self, stream: stream)
    handler?.scheduleFlush()
    return true
  }

  func send(stream: Int32, _ framed: [UInt8]) {
    session.send(stream: stream, framed)
    handler?.scheduleFlush()
  }

  /// Ends the request after its queued bytes.
  func finish(stream: Int32) {
    session.finish(stream: stream)
    handler?.scheduleFlush()
  }

  /// Whether more than `limit` bytes are queued on a stream; if so, its call's outlet is resumed
  /// later.
  func isFull(stream: Int32, above limit: Int) -> Bool {
    guard session.queuedBytes(stream: stream) > limit else { return false }
    session.notifyWhenWritable(stream: stream)
    return true
  }

  func consume(stream: Int32, count: Int) {
    guard count > 0 else { return }
    session.consume(stream: stream, count: count)
    handler?.scheduleFlush()
  }

  func reset(stream: Int32) {
    session.reset(stream: stream, .cancel)
    handler?.scheduleFlush()
  }

  /// Closes after the last call.
  func closeGracefully() {
    goAway()
    session.submitGoAway()
    handler?.scheduleFlush()
  }

  func closeNow() {
    handler?.close(because: RPCError(.cancelled, "the channel was closed"))
  }

  private func goAway() {
    guard !isGoingAway else { return }
    isGoingAway = true
    report(self, .goingAway)
  }

  // MARK: - From the connection

  func connectionReady(_ handler: HTTP2ChannelHandler) {}

  /// The call of a stream, unless it has moved to another attempt.
  private func call(on stream: Int32) -> ClientCall? {
    guard let call = calls[stream], call.isRunning(on: self, stream: stream) else { return nil }
    return call
  }

  func receive(_ event: HTTP2Event) {
    switch event {
    case .headers(let stream, let block, let endStream):
      call(on: stream)?.receiveHeaders(block, endStream: endStream)
    case .headersTooLarge(let stream, _):
      call(on: stream)?.abort(
        RPCError(.resourceExhausted, "response metadata exceeds the client's limit"))
    case .data(let stream, let bytes, let endStream):
      session.consumeConnection(count: bytes.count)
      call(on: stream)?.receiveData(bytes, endStream: endStream)
    case .streamClosed(let stream, let code):
      lifecycle.streamClosed()
      let call = call(on: stream)
      guard calls.removeValue(forKey: stream) != nil else { return }
      call?.streamClosed(code)
      report(self, .hasRoom)
    case .remoteSettings:
      if isReady {
        report(self, .hasRoom)
      } else {
        isReady = true
        report(self, .ready)
        if let handler { lifecycle.start(handler) { [weak self] in self?.closeGracefully() } }
      }
    case .goAway(_, let code, let debugData):
      if code == .enhanceYourCalm, debugData == PingAbuse.debugData {
        report(self, .tooManyPings)
      }
      goAway()
    case .writable(let stream):
      call(on: stream)?.outlet.resume()
    case .pingAcknowledged(let payload):
      lifecycle.pingAcknowledged(payload: payload)
    case .ping:
      break
    }
  }

  /// Called if the socket was never connected: no close event follows, and the connection and its
  /// channel handler would retain each other.
  func connectFailed() {
    lifecycle.end()
    handler = nil
  }

  func connectionEnding(_ error: (any Error)?) {
    goAway()
    endCalls(error)
  }

  func connectionClosed(_ error: (any Error)?) {
    isGoingAway = true
    lifecycle.end()
    handler = nil
    endCalls(error)
    report(self, .closed(error))
  }

  private func endCalls(_ error: (any Error)?) {
    let open = calls
    calls = [:]
    for (stream, call) in open where call.isRunning(on: self, stream: stream) {
      call.connectionLost(
        RPCError(.unavailable, "the connection was lost" + (error.map { ": \($0)" } ?? "")))
    }
  }
}
