/// Counts the PINGs of a client that come too early (gRFC A8, "Server Enforcement").
struct PingStrikes: Hashable {
  enum Verdict: Hashable {
    case tolerated
    case tooMany
  }

  /// Between PINGs while there is no call, unless configured otherwise.
  static let intervalWithoutCalls: Duration = .seconds(2 * 60 * 60)

  private let configuration: ServerKeepaliveConfiguration
  private var lastPing: ContinuousClock.Instant?
  private var strikes = 0
  private var messageFramesSeen: UInt64 = 0

  init(_ configuration: ServerKeepaliveConfiguration) {
    self.configuration = configuration
  }

  /// - Parameter messageFramesSent: HEADERS and DATA frames that the server has sent so far: what
  ///   a client does while it is being answered is no abuse.
  mutating func received(
    at now: ContinuousClock.Instant, hasCalls: Bool, messageFramesSent: UInt64
  ) -> Verdict {
    if messageFramesSent != messageFramesSeen {
      messageFramesSeen = messageFramesSent
      strikes = 0
      lastPing = nil
    }
    let interval =
      hasCalls || configuration.permitsPingsWithoutCalls
      ? configuration.clientPingIntervalMin : Self.intervalWithoutCalls
    defer { lastPing = now }
    guard let lastPing, now - lastPing < interval, configuration.pingStrikesMax > 0 else {
      return .tolerated
    }
    strikes += 1
    return strikes > configuration.pingStrikesMax ? .tooMany : .tolerated
  }
}
