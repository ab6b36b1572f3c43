package import HTTP2
package import NIOCore
import NIOTLS

/// Transfers the bytes between a socket and an ``HTTP2Session``.
///
/// The answers to one read are sent in one write, as is work that finishes later in the same turn
/// of the loop. The session is drained only while the socket accepts data, so the bounded queues of
/// the streams provide back-pressure.
///
/// `@unchecked Sendable`: confined to the channel's event loop; only `eventLoop` is used elsewhere.
package final class HTTP2ChannelHandler: ChannelInboundHandler, @unchecked Sendable {
  package typealias InboundIn = ByteBuffer
  package typealias OutboundOut = ByteBuffer

  /// Bytes drained per write; slightly more than three of nghttp2's largest frames.
  private static let writeSize = 64 * 1024
  /// Maximum write buffer of an idle connection.
  private static let idleBufferSize = 4 * 1024

  /// Time for a client to end a stream that was answered before its request ended.
  private static let resetDelay = TimeAmount.milliseconds(100)

  package let eventLoop: any EventLoop
  package let session: HTTP2Session
  private let owner: any HTTP2ConnectionOwner
  /// TLS of the connection; nil for cleartext HTTP/2.
  private let security: ConnectionSecurity?
  /// Identity from the peer's certificate; set after the handshake.
  package private(set) var peer: PeerIdentity?
  private var context: ChannelHandlerContext?
  private var outbound = ByteBuffer()
  @exclusivity(unchecked) private var state = HTTP2ChannelState()
  @exclusivity(unchecked) private var schedule = FlushSchedule()
  /// Time of the last received bytes, TLS included; initially the creation of the handler.
  package private(set) var lastRead = ContinuousClock.now

  package init(
    session: HTTP2Session, owner: any HTTP2ConnectionOwner, eventLoop: any EventLoop,
    security: ConnectionSecurity? = nil
  ) {
    self.session = session
    self.owner = owner
    self.eventLoop = eventLoop
    self.security = security
  }

  /// Adds the handlers to a new channel: TLS if configured, then HTTP/2.
  package func install(in channel: any NIOCore.Channel) throws {
    if let security { try channel.pipeline.syncOperations.addHandler(security.handler) }
    try channel.pipeline.syncOperations.addHandler(self)
  }

  // MARK: - From the channel

  package func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    if context.channel.isActive, security == nil { becomeReady() }
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  package func channelActive(context: ChannelHandlerContext) {
    if security == nil { becomeReady() }
    context.fireChannelActive()
  }

  package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted(let negotiated) = event as? TLSUserEvent {
      // RFC 9113 §3.3: HTTP/2 over TLS requires ALPN.
      if negotiated == "h2" {
        peer = security?.peerIdentity()
        becomeReady()
      } else {
        close(because: RPCError(.unavailable, "the peer did not agree on HTTP/2 (ALPN h2)"))
      }
    }
    context.fireUserInboundEventTriggered(event)
  }

  private func becomeReady() {
    guard state.becameReady() else { return }
    owner.connectionReady(self)
    flush()
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let buffer = unwrapInboundIn(data)
    switch state.received(buffer.readableBytes) {
    case .process: break
    case .discard: return
    case .close: return close(because: nil)
    }
    schedule.readBegan(at: .now())
    do {
      try buffer.withUnsafeReadableBytes { try session.receive($0) }
    } catch {
      deliverEvents()
      guard !state.isOver else { return }
      sendGoAway(context)
      closeAfterWrites(context, because: error)
      return
    }
    deliverEvents()
    owner.readHandled()
  }

  package func channelReadComplete(context: ChannelHandlerContext) {
    schedule.readEnded()
    lastRead = .now
    flush()
  }

  package func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable { flush() }
    context.fireChannelWritabilityChanged()
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    close(because: error)
  }

  package func channelInactive(context: ChannelHandlerContext) {
    _ = state.close()
    owner.connectionClosed(state.closeReason)
    context.fireChannelInactive()
  }

  // MARK: - From the owner

  /// Sends the session's queued frames before the current event loop turn ends.
  package func scheduleFlush() {
    switch schedule.requested(at: .now()) {
    case .nothing: break
    case .sendOverdue: sendOverdue()
    case .schedule:
      eventLoop.execute {
        self.schedule.turnCame()
        self.flush()
      }
    }
  }

  /// Closes at once; queued bytes are lost.
  package func close(because reason: (any Error)?) {
    // Does not wait even for the last bytes of an orderly end.
    if state.close(because: reason) { context?.close(promise: nil) }
  }

  /// Closes after the session's queued connection frames are sent; streams are cut. It waits at
  /// most ``LingeringClose/timeMax`` for a peer that does not read.
  package func closeAfterNextWrite(because reason: (any Error)?) {
    if state.end(because: reason) == .limitTime { limitTime() }
    scheduleFlush()
  }

  /// - Returns: whether there were any.
  @discardableResult
  private func deliverEvents() -> Bool {
    var isFirst = true
    while true {
      let events = session.takeEvents()
      if events.isEmpty { return !isFirst }
      isFirst = false
      for event in events {
        // The owner may have closed the connection while handling the previous event.
        if state.isOver { return true }
        owner.receive(event)
        // Other events cause so little work that reading the clock for them costs more than it
        // gains.
        if schedule.isReading, case .data = event { sendOverdue() }
      }
    }
  }

  /// Sends bytes that have waited too long during this event loop turn. The resulting events are
  /// delivered at its end.
  private func sendOverdue() {
    guard let context, state.maySend,
      schedule.overdueFlushBegan(at: .now(), if: context.channel.isWritable)
    else { return }
    defer { schedule.flushEnded() }
    clearOutbound()
    do {
      let count = try session.drain(atMost: Self.writeSize) { outbound.writeBytes($0) }
      if count > 0 { context.writeAndFlush(wrapOutboundOut(outbound), promise: nil) }
    } catch {
      close(because: error)
    }
  }

  private func flush() {
    guard let context, state.maySend, schedule.flushBegan() else { return }
    defer { schedule.flushEnded() }
    // Flushing may make the socket writable again, which is only reported from within the flush.
    while writeWhatFits(context) { context.flush() }
    let answered = session.takeAnsweredEarly()
    if !answered.isEmpty { resetLater(answered) }
    if outbound.capacity > Self.idleBufferSize, session.openStreams == 0 { outbound = ByteBuffer() }
    if session.isFinished { closeAfterWrites(context) }
  }

  /// - Returns: whether anything was written.
  private func writeWhatFits(_ context: ChannelHandlerContext) -> Bool {
    var hasWritten = false
    while context.channel.isWritable, !state.isOver {
      clearOutbound()
      let count: Int
      do {
        count = try session.drain(atMost: Self.writeSize) { outbound.writeBytes($0) }
      } catch {
        close(because: error)
        return false
      }
      if count > 0 {
        context.write(wrapOutboundOut(outbound), promise: nil)
        hasWritten = true
      }
      // Draining ends streams and frees room; the owner may send more in response.
      let anyEvents = deliverEvents()
      // Frames of the connection are sent before those of streams.
      if state.isEnding { closeAfterWrites(context) }
      if count == 0, !anyEvents { break }
    }
    return hasWritten
  }

  /// Reserves room for the queued bytes, so that large messages do not grow the buffer repeatedly.
  private func clearOutbound() {
    outbound.clear(minimumCapacity: min(Self.writeSize + 16_384, session.queuedBytes + 256))
  }

  /// Sends what the socket accepts at once, which is usually enough for a GOAWAY.
  private func sendGoAway(_ context: ChannelHandlerContext) {
    guard context.channel.isWritable else { return }
    outbound.clear()
    guard
      let count = try? session.drain(atMost: Self.writeSize, { outbound.writeBytes($0) }), count > 0
    else { return }
    context.writeAndFlush(wrapOutboundOut(outbound), promise: nil)
  }

  private func closeAfterWrites(
    _ context: ChannelHandlerContext, because reason: (any Error)? = nil
  ) {
    guard case .linger(let limitsTime) = state.linger(because: reason) else { return }
    if limitsTime { limitTime() }
    owner.connectionEnding(state.closeReason)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer())).whenComplete { _ in self.lastBytesLeft() }
  }

  private func lastBytesLeft() {
    guard let context, state.lastBytesLeft() else { return }
    guard session.role == .server else {
      // A client has no last bytes that a server needs.
      close(because: nil)
      return
    }
    context.close(mode: .output).whenFailure { _ in self.close(because: nil) }
  }

  /// Clients that stop by themselves after a complete answer see no reset: curl 7.88 discards an
  /// answer if the reset arrives before it has sent the rest of its request.
  private func resetLater(_ answered: [Int32]) {
    eventLoop.scheduleTask(in: Self.resetDelay) { [weak self] () -> Void in
      guard let self, self.session.resetAnsweredStreams(answered) else { return }
      self.scheduleFlush()
    }
  }

  private func limitTime() {
    eventLoop.scheduleTask(in: TimeAmount(clamping: LingeringClose.timeMax)) {
      [weak self] () -> Void in self?.close(because: nil)
    }
  }
}
