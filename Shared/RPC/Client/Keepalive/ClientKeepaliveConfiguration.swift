/// How a client notices that a server is gone, and when it gives up a connection that no call uses
/// (doc/keepalive.md of gRPC; gRFC A8).
public struct ClientKeepaliveConfiguration: Sendable, Hashable {
  /// Silence of the server after which the client sends it a PING. Default nil: never; less than 10 s
  /// counts as 10 s. A server that has not been told to allow it cuts off clients that ask more often
  /// than every 5 min; the channel then doubles this time.
  public var time: Duration?
  /// Time for anything to arrive after that PING before the connection is closed and its calls end
  /// with UNAVAILABLE. Default 20 s.
  public var timeout: Duration = .seconds(20)
  /// Whether PINGs are sent while no call is open. Default false.
  public var permitsWithoutCalls = false
  /// Time without a call (a health watch is one) after which the connection is closed, until a call
  /// needs one. Default 30 min; nil: never.
  public var idleMax: Duration? = .seconds(30 * 60)

  /// Lowered by tests, which cannot wait for 10 s.
  var timeMin: Duration = .seconds(10)

  public init() {}
}
