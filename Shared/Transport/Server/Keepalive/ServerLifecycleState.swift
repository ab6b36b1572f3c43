import RPCCore

/// Decides when a server ends or probes a connection: keepalive, limits for the client's PINGs,
/// idleness, age, and shutdown.
struct ServerLifecycleState: Hashable {
  enum Action: Hashable {
    /// Nothing to do before this instant; nil: at all.
    case wait(until: ContinuousClock.Instant?)
    case sendPing(payload: UInt64)
    /// Send a GOAWAY that allows all streams, and a PING: the connection starts to end.
    case sendNoticeAndPing(payload: UInt64, because: ConnectionEnd)
    /// Send a GOAWAY that rejects new streams.
    case sendGoAway
    /// Send a GOAWAY with the client's violation, then close.
    case sendTooManyPings
    case close(ConnectionEnd)
  }

  /// Maximum time for sending the last GOAWAY to a client that does not read.
  static let lingerMax: Duration = .seconds(1)

  private let grace: Duration?
  private var strikes: PingAbuseLimit
  private var keepalive: KeepaliveState?
  private var age: ConnectionAgeState
  private var shutdown = GracefulShutdownState()
  /// Set after the client has sent too many PINGs.
  private var lingerEnd: ContinuousClock.Instant?

  init(
    keepalive configuration: ServerKeepaliveConfiguration,
    lifetime: ConnectionLifetimeConfiguration, openedAt now: ContinuousClock.Instant,
    using random: inout some RandomNumberGenerator
  ) {
    grace = lifetime.ageGrace
    strikes = PingAbuseLimit(configuration)
    keepalive = configuration.time.map { time in
      // A server probes connections whether or not they have calls.
      KeepaliveState(
        time: time.clamped(atLeast: configuration.timeMin), timeout: configuration.timeout,
        permitsWithoutCalls: true, startedAt: now)
    }
    age = ConnectionAgeState(lifetime, openedAt: now, using: &random)
  }

  var isShuttingDown: Bool { shutdown.isShuttingDown || lingerEnd != nil }

  /// Whether ``becameIdle(at:)`` must be called.
  var countsIdleTime: Bool { age.countsIdleTime }

  mutating func becameIdle(at now: ContinuousClock.Instant) {
    age.becameIdle(at: now)
  }

  /// - Returns: nil if the PING is tolerated.
  mutating func pingReceived(
    at now: ContinuousClock.Instant, hasCalls: Bool, messageFramesSent: UInt64
  ) -> Action? {
    guard lingerEnd == nil else { return nil }
    let verdict = strikes.received(
      at: now, hasCalls: hasCalls, messageFramesSent: messageFramesSent)
    guard verdict == .tooMany else { return nil }
    lingerEnd = now.advanced(by: Self.lingerMax)
    return .sendTooManyPings
  }

  mutating func pingAcknowledged(payload: UInt64, at now: ContinuousClock.Instant) -> Action? {
    guard lingerEnd == nil else { return nil }
    if payload == KeepaliveState.pingPayload { keepalive?.answered(at: now) }
    switch shutdown.pingAcknowledged(payload: payload) {
    case .sendGoAway: return .sendGoAway
    case .nothing: return nil
    }
  }

  /// Starts a graceful shutdown of the connection.
  mutating func shutDown(at now: ContinuousClock.Instant) -> Action? {
    guard lingerEnd == nil else { return nil }
    return begin(.shutdown, at: now, grace: nil)
  }

  private mutating func begin(
    _ end: ConnectionEnd, at now: ContinuousClock.Instant, grace: Duration?
  ) -> Action? {
    switch shutdown.begin(at: now, grace: grace) {
    case .sendNoticeAndPing(let payload): return .sendNoticeAndPing(payload: payload, because: end)
    case .nothing: return nil
    }
  }

  /// Returns the next action; called repeatedly until the action is to wait or to close.
  ///
  /// - Parameter lastRead: when the last bytes came from the client.
  mutating func next(
    at now: ContinuousClock.Instant, lastRead: ContinuousClock.Instant, hasCalls: Bool
  ) -> Action {
    if let lingerEnd {
      return now < lingerEnd ? .wait(until: lingerEnd) : .close(.tooManyPings)
    }
    var deadlines: [ContinuousClock.Instant] = []
    switch keepalive?.next(at: now, lastRead: lastRead, hasCalls: hasCalls) {
    case .close: return .close(.noAnswer)
    case .sendPing: return .sendPing(payload: KeepaliveState.pingPayload)
    case .wait(let until): deadlines.append(until)
    case nil: break
    }
    switch age.next(at: now, hasCalls: hasCalls) {
    case .tooOld:
      if let action = begin(.age, at: now, grace: grace) { return action }
      return next(at: now, lastRead: lastRead, hasCalls: hasCalls)
    case .idleTooLong:
      if let action = begin(.idle, at: now, grace: nil) { return action }
      return next(at: now, lastRead: lastRead, hasCalls: hasCalls)
    case .wait(let until):
      if let until { deadlines.append(until) }
    }
    switch shutdown.next(at: now) {
    case .close: return .close(.ageGrace)
    case .sendGoAway: return .sendGoAway
    case .wait(let until):
      if let until { deadlines.append(until) }
    }
    return .wait(until: deadlines.min())
  }
}
