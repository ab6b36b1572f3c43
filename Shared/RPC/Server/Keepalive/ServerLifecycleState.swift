import RPCCore

/// All that a server does to a connection for reasons of time and PINGs, in one place: keepalive,
/// policing of the client's PINGs, idleness, age, and shutting down.
struct ServerLifecycleState: Hashable {
  enum Action: Hashable {
    /// Nothing to be done before this instant; nil: ever.
    case wait(until: ContinuousClock.Instant?)
    case sendPing(payload: UInt64)
    /// GOAWAY that refuses nothing yet, and a PING: the connection begins to end.
    case sendNoticeAndPing(payload: UInt64, because: ConnectionEnd)
    /// GOAWAY that refuses new streams.
    case sendGoAway
    /// GOAWAY that names the client's fault, then the end.
    case sendTooManyPings
    case close(ConnectionEnd)
  }

  /// A client that does not read the last GOAWAY holds its connection no longer than this.
  static let lingerMax: Duration = .seconds(1)

  private let grace: Duration?
  private var strikes: PingStrikes
  private var keepalive: KeepaliveState?
  private var age: ConnectionAgeState
  private var shutdown = GracefulShutdownState()
  /// Set once the client has sent too many PINGs.
  private var lingerEnd: ContinuousClock.Instant?

  init(
    keepalive configuration: ServerKeepaliveConfiguration,
    lifetime: ConnectionLifetimeConfiguration, openedAt now: ContinuousClock.Instant,
    using random: inout some RandomNumberGenerator
  ) {
    grace = lifetime.ageGrace
    strikes = PingStrikes(configuration)
    keepalive = configuration.time.map { time in
      // A server wants to be rid of dead connections, whether or not there are calls on them.
      KeepaliveState(
        time: time.clamped(atLeast: configuration.timeMin), timeout: configuration.timeout,
        permitsWithoutCalls: true, startedAt: now)
    }
    age = ConnectionAgeState(lifetime, openedAt: now, using: &random)
  }

  var isShuttingDown: Bool { shutdown.isShuttingDown || lingerEnd != nil }

  /// Whether ``becameIdle(at:)`` is of interest.
  var countsIdleTime: Bool { age.countsIdleTime }

  mutating func becameIdle(at now: ContinuousClock.Instant) {
    age.becameIdle(at: now)
  }

  /// - Returns: nil when the PING is tolerated.
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

  /// The server wants the connection to end.
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

  /// What is to be done now; asked again and again until it is to wait or to close.
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
