/// The order of a graceful shutdown (RFC 9113 §6.8): a GOAWAY that refuses nothing and a PING; when
/// the PING is back, every stream opened before the client saw the notice has arrived, and a second
/// GOAWAY names the last of them; when those have ended, the connection closes by itself.
struct GracefulShutdownState: Hashable {
  private enum State: Hashable {
    case running
    case noticeSent
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

  /// Told from the PINGs of others by its payload.
  static let pingPayload: UInt64 = 0x6f74_6f6c_6974_6821

  private var state = State.running

  var isShuttingDown: Bool { state != .running }

  mutating func begin() -> BeginAction {
    guard state == .running else { return .nothing }
    state = .noticeSent
    return .sendNoticeAndPing(payload: Self.pingPayload)
  }

  mutating func pingAcknowledged(payload: UInt64) -> PingAction {
    guard state == .noticeSent, payload == Self.pingPayload else { return .nothing }
    state = .refusing
    return .sendGoAway
  }
}
