/// Settings for detecting a lost server and for closing idle connections
/// (doc/keepalive.md of gRPC; gRFC A8).
public struct ClientKeepaliveConfiguration: Sendable, Hashable {
  /// Silence of the server after which the client sends it a PING. Default nil: never; minimum 10
  /// s. By default, a server disconnects clients that send PINGs more often than every 5 min; the
  /// channel then doubles this time.
  public var time: Duration?
  /// Time for any data to arrive after that PING before the connection is closed and its calls end
  /// with UNAVAILABLE. Default 20 s.
  public var timeout: Duration = .seconds(20)
  /// Whether PINGs are sent while no call is open. Default false.
  public var permitsWithoutCalls = false
  /// Time without a call (a health watch counts as one) after which the connection is closed, until
  /// a call needs one. Default 30 min; nil: never.
  public var idleMax: Duration? = .seconds(30 * 60)

  /// Minimum of `time`; lower in tests.
  var timeMin: Duration = .seconds(10)

  public init() {}
}

/// The silence after which a channel's connections send a PING. It doubles after a server's
/// rejection, for the whole channel (gRFC A8).
struct KeepaliveTime: Hashable {
  /// Maximum as in gRPC's C core: 2^31 - 1 ms, in seconds.
  static let longest: Duration = .seconds(2_147_483)

  /// The current silence before a PING; nil sends no PINGs.
  private(set) var current: Duration?

  init(_ configuration: ClientKeepaliveConfiguration) {
    current = configuration.time.map { min(max($0, configuration.timeMin), Self.longest) }
  }

  mutating func tooManyPings() {
    current = current.map { $0 > Self.longest / 2 ? Self.longest : $0 * 2 }
  }
}
