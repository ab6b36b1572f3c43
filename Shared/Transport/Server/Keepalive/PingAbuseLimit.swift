/// Counts the PINGs of a client that come too early (gRFC A8, "Server Enforcement").
struct PingAbuseLimit: Hashable {
  enum Verdict: Hashable {
    case tolerated
    case tooMany
  }

  /// Default minimum interval between PINGs while there is no call.
  static let intervalWithoutCalls: Duration = .seconds(2 * 60 * 60)

  private let configuration: ServerKeepaliveConfiguration
  private var lastPing: ContinuousClock.Instant?
  private var strikes = 0
  private var messageFramesSeen: UInt64 = 0

  init(_ configuration: ServerKeepaliveConfiguration) {
    self.configuration = configuration
  }

  /// - Parameter messageFramesSent: number of HEADERS and DATA frames sent so far; PINGs while the
  ///   server is sending are not abuse.
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
