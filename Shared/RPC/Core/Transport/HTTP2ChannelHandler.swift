package import HTTP2
package import NIOCore
import NIOTLS

/// Carries the bytes between a socket and an ``HTTP2Session``.
///
/// Answers to everything in one read leave in one write; work that finishes later in the same turn
/// of the loop leaves in one write too. Nothing is drained from the session while the socket does not
/// take more, so the queues of the streams, which are bounded, hold the back-pressure.
///
/// `@unchecked Sendable`: confined to the channel's event loop; only `eventLoop` is used elsewhere.
package final class HTTP2ChannelHandler: ChannelInboundHandler, @unchecked Sendable {
  package typealias InboundIn = ByteBuffer
  package typealias OutboundOut = ByteBuffer

  /// Bytes drained for one write; a little more than nghttp2's largest frame times three.
  private static let writeSize = 64 * 1024
  /// An idle connection keeps no larger write buffer than this.
  private static let idleBufferSize = 4 * 1024

  package let eventLoop: any EventLoop
  package let session: HTTP2Session
  private let owner: any HTTP2ConnectionOwner
  /// Nil for HTTP/2 in clear.
  private let security: ConnectionSecurity?
  /// From the peer's certificate, once the handshake is done.
  package private(set) var peer: PeerIdentity?
  private var context: ChannelHandlerContext?
  private var outbound = ByteBuffer()
  @exclusivity(unchecked) private var state = HTTP2ChannelState()
  @exclusivity(unchecked) private var schedule = FlushSchedule()
  /// When bytes last came, TLS's own included; at first, when the handler was made.
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

  /// Makes a new channel carry the connection: TLS where there is TLS, then HTTP/2.
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
      // RFC 9113 §3.3: HTTP/2 over TLS is chosen by ALPN and by nothing else.
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

  /// Sends what the session has to say, before the current turn of the loop ends.
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

  /// Closes at once; what is queued is lost.
  package func close(because reason: (any Error)?) {
    // Not even the last bytes of an orderly end are waited for any more.
    if state.close(because: reason) { context?.close(promise: nil) }
  }

  /// Closes as soon as the frames about the connection that the session has queued are on their way;
  /// the streams are cut. A peer that does not read is not waited for longer than
  /// ``LingeringClose/timeMax``.
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
        // The owner may have closed the connection over the one before.
        if state.isOver { return true }
        owner.receive(event)
        // Work is done for data; a look at the clock for every other event would cost more than it gains.
        if schedule.isReading, case .data = event { sendOverdue() }
      }
    }
  }

  /// Sends what has waited for long already while this turn of the loop goes on. What that leads to is
  /// looked at when the turn ends.
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
      // Draining ends streams and makes room, and whoever hears of it may have more to send.
      let anyEvents = deliverEvents()
      // Frames about the connection leave before those of streams.
      if state.isEnding { closeAfterWrites(context) }
      if count == 0, !anyEvents { break }
    }
    return hasWritten
  }

  /// Room for what waits on the streams, so that large messages do not grow the buffer step by step.
  private func clearOutbound() {
    outbound.clear(minimumCapacity: min(Self.writeSize + 16_384, session.queuedBytes + 256))
  }

  /// What the socket takes at once, which is where a GOAWAY usually fits.
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
      // A server needs no last bytes of a client.
      close(because: nil)
      return
    }
    context.close(mode: .output).whenFailure { _ in self.close(because: nil) }
  }

  private func limitTime() {
    eventLoop.scheduleTask(in: TimeAmount(clamping: LingeringClose.timeMax)) {
      [weak self] () -> Void in self?.close(because: nil)
    }
  }
}
