import RPCCore

/// The steps of a graceful shutdown (RFC 9113 §6.8). First a GOAWAY that allows all streams, and a
/// PING. After the reply to the PING, all streams opened before the client saw the GOAWAY have
/// arrived; a second GOAWAY names the last of them. When they have ended, the connection closes.
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
    /// Nothing to do before this instant; nil: at all.
    case wait(until: ContinuousClock.Instant?)
    case sendGoAway
    /// The grace period is over: active calls are cancelled.
    case close
  }

  /// Payload that distinguishes this PING from others.
  static let pingPayload: UInt64 = 0x6f74_6f6c_6974_6821
  /// Time to wait for the PING's answer before new streams are refused anyway.
  static let answerTimeout: Duration = .seconds(10)

  private var state = State.running
  private var graceEnd: ContinuousClock.Instant?

  var isShuttingDown: Bool { state != .running }

  /// - Parameter grace: maximum time for active calls; nil: unlimited. If the shutdown has already
  ///   begun without a limit, this limit applies from now on.
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
