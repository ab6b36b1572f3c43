import HTTP2
import NIOCore
import RPCCore

/// Executes the decisions of ``ServerLifecycleState`` for one connection. Confined to the
/// connection's event loop.
final class ServerLifecycle: DeadlineTimers.Owner {
  private let session: HTTP2Session
  private let timers: DeadlineTimers
  private let metrics: ConnectionMetrics
  private var handler: HTTP2ChannelHandler?
  private var state: ServerLifecycleState

  init(
    keepalive: ServerKeepaliveConfiguration, lifetime: ConnectionLifetimeConfiguration,
    session: HTTP2Session, timers: DeadlineTimers, metrics: ConnectionMetrics
  ) {
    self.session = session
    self.metrics = metrics
    self.timers = timers
    var random = SystemRandom()
    state = ServerLifecycleState(
      keepalive: keepalive, lifetime: lifetime, openedAt: .now, using: &random)
  }

  func start(_ handler: HTTP2ChannelHandler) {
    self.handler = handler
    proceed(at: .now)
  }

  /// The socket was closed.
  func end() {
    handler = nil
    timers.set(nil, for: self)
  }

  // MARK: - From the connection

  func pingReceived() {
    perform(
      state.pingReceived(
        at: .now, hasCalls: hasCalls, messageFramesSent: session.messageFramesSent))
  }

  func pingAcknowledged(payload: UInt64) {
    let now = ContinuousClock.now
    if let action = state.pingAcknowledged(payload: payload, at: now) { _ = carryOut(action) }
    proceed(at: now)
  }

  func streamClosed() {
    guard state.countsIdleTime, !hasCalls else { return }
    state.becameIdle(at: .now)
  }

  func shutDown() {
    perform(state.shutDown(at: .now))
  }

  func deadlinePassed(at now: ContinuousClock.Instant) {
    proceed(at: now)
  }

  private var hasCalls: Bool { session.openStreams > 0 }

  // MARK: - Actions

  /// Performs an action, and updates the timer, since deadlines may have changed.
  private func perform(_ action: ServerLifecycleState.Action?) {
    guard let action, carryOut(action) else { return }
    proceed(at: .now)
  }

  /// Performs all due actions.
  private func proceed(at now: ContinuousClock.Instant) {
    while let handler,
      carryOut(state.next(at: now, lastRead: handler.lastRead, hasCalls: hasCalls))
    {}
  }

  /// - Returns: whether more may be due now.
  private func carryOut(_ action: ServerLifecycleState.Action) -> Bool {
    guard let handler else { return false }
    switch action {
    case .wait(let until):
      timers.set(until, for: self)
      return false
    case .sendPing(let payload):
      session.ping(payload)
    case .sendNoticeAndPing(let payload, let end):
      metrics.ended(end)
      session.submitShutdownNotice()
      session.ping(payload)
    case .sendGoAway:
      session.submitGoAway()
    case .sendTooManyPings:
      metrics.ended(.tooManyPings)
      session.submitGoAway(.enhanceYourCalm, debugData: PingAbuse.debugData)
      handler.closeAfterNextWrite(
        because: RPCError(.unavailable, ConnectionEnd.tooManyPings.description))
    case .close(let end):
      // Closing after an announced end does not count as a second end.
      if end != .tooManyPings { metrics.ended(end) }
      handler.close(because: RPCError(.unavailable, end.description))
      return false
    }
    handler.scheduleFlush()
    return true
  }
}
