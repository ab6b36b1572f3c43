import RPCCore

/// Time-based actions of a client on a connection: keepalive and closing idle connections.
struct ClientLifecycleState: Hashable {
  enum Action: Hashable {
    /// No action before this instant; nil: never.
    case wait(until: ContinuousClock.Instant?)
    case sendPing(payload: UInt64)
    /// No reply to a PING in time.
    case closeDead
    /// No call for too long.
    case closeIdle
  }

  private var keepalive: KeepaliveState?
  private var age: ConnectionAgeState

  /// - Parameter time: the channel's interval between PINGs, see ``KeepaliveTime``.
  init(
    _ configuration: ClientKeepaliveConfiguration, time: Duration?,
    readyAt now: ContinuousClock.Instant
  ) {
    keepalive = time.map { time in
      KeepaliveState(
        time: time, timeout: configuration.timeout,
        permitsWithoutCalls: configuration.permitsWithoutCalls, startedAt: now)
    }
    // Unused: client connections have no maximum age.
    var random = SystemRandom()
    age = ConnectionAgeState(
      ConnectionLifetimeConfiguration(idleMax: configuration.idleMax), openedAt: now,
      using: &random)
  }

  /// Whether ``becameIdle(at:)`` must be called.
  var countsIdleTime: Bool { age.countsIdleTime }

  mutating func becameIdle(at now: ContinuousClock.Instant) {
    age.becameIdle(at: now)
  }

  mutating func pingAcknowledged(payload: UInt64, at now: ContinuousClock.Instant) {
    if payload == KeepaliveState.pingPayload { keepalive?.answered(at: now) }
  }

  /// Returns the next action; call it repeatedly until it returns to wait or to close.
  ///
  /// - Parameter lastRead: time at which the last bytes arrived from the server.
  mutating func next(
    at now: ContinuousClock.Instant, lastRead: ContinuousClock.Instant, hasCalls: Bool
  ) -> Action {
    var pingDeadline: ContinuousClock.Instant?
    switch keepalive?.next(at: now, lastRead: lastRead, hasCalls: hasCalls) {
    case .close: return .closeDead
    case .sendPing: return .sendPing(payload: KeepaliveState.pingPayload)
    case .wait(let until): pingDeadline = until
    case nil: break
    }
    switch age.next(at: now, hasCalls: hasCalls) {
    case .idleTooLong, .tooOld: return .closeIdle
    case .wait(let until):
      return .wait(until: [pingDeadline, until].compactMap { $0 }.min())
    }
  }
}
