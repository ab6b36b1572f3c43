/// Detection of dead clients, and limits for clients' PINGs (doc/keepalive.md of gRPC; gRFC A8,
/// A9).
public struct ServerKeepaliveConfiguration: Sendable, Hashable {
  /// Silence of a client after which the server sends it a PING. Default 2 h; minimum 1 s; nil:
  /// never.
  public var time: Duration? = .seconds(2 * 60 * 60)
  /// Time for any data to arrive after that PING before the connection is closed. Default 20 s.
  public var timeout: Duration = .seconds(20)
  /// Minimum interval between PINGs of a client with an open call while the server sends nothing.
  /// Default 5 min; zero: unlimited.
  public var clientPingIntervalMin: Duration = .seconds(5 * 60)
  /// Whether that interval also applies while no call is open. Default false: then the minimum is 2
  /// h, as for TCP keepalive (RFC 1122 §4.2.3.6).
  public var permitsPingsWithoutCalls = false
  /// Number of early PINGs after which the connection is closed with GOAWAY, ENHANCE_YOUR_CALM and
  /// `too_many_pings`. Sending headers or data resets the count. Default 2; 0: unlimited.
  public var pingStrikesMax = 2

  /// Minimum of `time`; lower in tests.
  var timeMin: Duration = .seconds(1)

  public init() {}
}
