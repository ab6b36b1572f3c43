/// How a server notices that a client is gone, and how often clients may ask the same of it
/// (doc/keepalive.md of gRPC; gRFC A8, A9).
public struct ServerKeepaliveConfiguration: Sendable, Hashable {
  /// Silence of a client after which the server sends it a PING. Default 2 h; less than a second
  /// counts as a second; nil: never.
  public var time: Duration? = .seconds(2 * 60 * 60)
  /// Time for anything to arrive after that PING before the connection is closed. Default 20 s.
  public var timeout: Duration = .seconds(20)
  /// Least time between two PINGs of a client that has a call open and to which the server sends
  /// nothing meanwhile. Default 5 min; zero allows any.
  public var clientPingIntervalMin: Duration = .seconds(5 * 60)
  /// Whether that interval also holds while no call is open. Default false: then the least time is
  /// 2 h, that of TCP's own keepalive (RFC 1122 §4.2.3.6).
  public var permitsPingsWithoutCalls = false
  /// PINGs that may come too early before the connection is closed with GOAWAY, ENHANCE_YOUR_CALM
  /// and `too_many_pings`. Headers and data that the server sends forgive them. Default 2; 0: any
  /// number.
  public var pingStrikesMax = 2

  /// Lowered by tests, which cannot wait for a second.
  var timeMin: Duration = .seconds(1)

  public init() {}
}
