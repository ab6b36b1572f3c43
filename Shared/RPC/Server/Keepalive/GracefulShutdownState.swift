import RPCCore

/// The order of a graceful shutdown (RFC 9113 §6.8): a GOAWAY that refuses nothing and a PING; when
/// the PING is back, every stream opened before the client saw the notice has arrived, and a second
/// GOAWAY names the last of them; when those have ended, the connection closes by itself.
struct GracefulShutdownState: Hashable {
  private enum State: Hashable {
    case running
    case noticeSent(at: ContinuousClock.Instant)
    case refusing
  }

  enum BeginAction: Hashable {
    case sendNoticeAndPing(payload: UInt64)
    case nothing
  }

  enum PingAction: Hashable {
    case sendGoAway
    case nothing
  }

  enum Action: Hashable {
    /// Nothing to be done before this instant; nil: ever.
    case wait(until: ContinuousClock.Instant?)
    case sendGoAway
    /// The grace is over: calls under way are cut.
    case close
  }

  /// Told from the PINGs of others by its payload.
  static let pingPayload: UInt64 = 0x6f74_6f6c_6974_6821
  /// A client that does not answer the PING for so long is refused new streams all the same.
  static let answerTimeout: Duration = .seconds(10)

  private var state = State.running
  private var graceEnd: ContinuousClock.Instant?

  var isShuttingDown: Bool { state != .running }

  /// - Parameter grace: time for calls under way; nil: as long as they take. If the shutdown has
  ///   begun already, a limit given now holds from now on, unless there is one.
  mutating func begin(at now: ContinuousClock.Instant, grace: Duration? = nil) -> BeginAction {
    if graceEnd == nil, let grace { graceEnd = now.advanced(by: grace.clamped()) }
    guard state == .running else { return .nothing }
    state = .noticeSent(at: now)
    return .sendNoticeAndPing(payload: Self.pingPayload)
  }

  mutating func pingAcknowledged(payload: UInt64) -> PingAction {
    guard case .noticeSent = state, payload == Self.pingPayload else { return .nothing }
    state = .refusing
    return .sendGoAway
  }

  mutating func next(at now: ContinuousClock.Instant) -> Action {
    if let graceEnd, now >= graceEnd { return .close }
    guard case .noticeSent(let sent) = state else { return .wait(until: graceEnd) }
    let answerEnd = sent.advanced(by: Self.answerTimeout)
    if now < answerEnd { return .wait(until: graceEnd.map { min($0, answerEnd) } ?? answerEnd) }
    state = .refusing
    return .sendGoAway
  }
}
