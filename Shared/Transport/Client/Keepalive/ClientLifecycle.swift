import HTTP2
import NIOCore
import RPCCore

/// Executes the decisions of ``ClientLifecycleState`` for one connection. Confined to the channel's
/// event loop.
final class ClientLifecycle: DeadlineTimers.Owner {
  private let configuration: ClientKeepaliveConfiguration
  private let time: Duration?
  private let session: HTTP2Session
  private let timers: DeadlineTimers
  private var handler: HTTP2ChannelHandler?
  private var state: ClientLifecycleState?
  private var closeIdle: () -> Void = {}

  /// - Parameter time: the channel's interval between PINGs, see ``KeepaliveTime``.
  init(
    _ configuration: ClientKeepaliveConfiguration, time: Duration?, session: HTTP2Session,
    timers: DeadlineTimers
  ) {
    self.configuration = configuration
    self.time = time
    self.session = session
    self.timers = timers
  }

  /// Called when calls can start.
  ///
  /// - Parameter closeIdle: stops new calls on this connection and closes it.
  func start(_ handler: HTTP2ChannelHandler, closeIdle: @escaping () -> Void) {
    self.handler = handler
    self.closeIdle = closeIdle
    let now = ContinuousClock.now
    state = ClientLifecycleState(configuration, time: time, readyAt: now)
    deadlinePassed(at: now)
  }

  /// The socket was closed.
  func end() {
    handler = nil
    closeIdle = {}
    timers.set(nil, for: self)
  }

  func streamClosed() {
    guard state?.countsIdleTime == true, session.openStreams == 0 else { return }
    state?.becameIdle(at: .now)
  }

  func pingAcknowledged(payload: UInt64) {
    let now = ContinuousClock.now
    state?.pingAcknowledged(payload: payload, at: now)
    deadlinePassed(at: now)
  }

  func deadlinePassed(at now: ContinuousClock.Instant) {
    while let handler,
      let action = state?.next(
        at: now, lastRead: handler.lastRead, hasCalls: session.openStreams > 0)
    {
      switch action {
      case .wait(let until):
        timers.set(until, for: self)
        return
      case .sendPing(let payload):
        session.ping(payload)
        handler.scheduleFlush()
      case .closeDead:
        handler.close(
          because: RPCError(
            .unavailable, "no answer to a keepalive PING within \(configuration.timeout)"))
        return
      case .closeIdle:
        closeIdle()
      }
    }
  }
}
