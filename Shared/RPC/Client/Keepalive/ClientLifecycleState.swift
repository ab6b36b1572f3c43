import RPCCore

/// All that a client does to a connection for reasons of time: keepalive, and giving up what no call
/// uses.
struct ClientLifecycleState: Hashable {
  enum Action: Hashable {
    /// Nothing to be done before this instant; nil: ever.
    case wait(until: ContinuousClock.Instant?)
    case sendPing(payload: UInt64)
    /// No answer to a PING in time.
    case closeDead
    /// No call for too long.
    case closeIdle
  }

  private var keepalive: KeepaliveState?
  private var age: ConnectionAgeState

  /// - Parameter time: the channel's time between PINGs, see ``KeepaliveTime``.
  init(
    _ configuration: ClientKeepaliveConfiguration, time: Duration?,
    readyAt now: ContinuousClock.Instant
  ) {
    keepalive = time.map { time in
      KeepaliveState(
        time: time, timeout: configuration.timeout,
        permitsWithoutCalls: configuration.permitsWithoutCalls, startedAt: now)
    }
    // Clients do not age, so nothing is drawn.
    var random = SystemRandom()
    age = ConnectionAgeState(
      ConnectionLifetimeConfiguration(idleMax: configuration.idleMax), openedAt: now,
      using: &random)
  }

  /// Whether ``becameIdle(at:)`` is of interest.
  var countsIdleTime: Bool { age.countsIdleTime }

  mutating func becameIdle(at now: ContinuousClock.Instant) {
    age.becameIdle(at: now)
  }

  mutating func pingAcknowledged(payload: UInt64, at now: ContinuousClock.Instant) {
    if payload == KeepaliveState.pingPayload { keepalive?.answered(at: now) }
  }

  /// What is to be done now; asked again and again until it is to wait or to close.
  ///
  /// - Parameter lastRead: when the last bytes came from the server.
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
