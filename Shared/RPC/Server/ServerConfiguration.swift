public import Metrics
public import RPCCore

/// Where and how a server listens.
public struct ServerConfiguration: Sendable {
  /// Name or address to bind to. Default `127.0.0.1`.
  public var host: String
  /// TCP port; 0 takes a free one, which ``Server/start()`` returns.
  public var port: Int
  /// Listens on this socket instead of binding `host` and `port`; nil: binds them. Default nil.
  public var listener: GivenListener?
  /// Nil for HTTP/2 in clear with prior knowledge (RFC 9113 §3.3).
  public var tls: (any ServerTransportSecurity)?
  public var limits: ServerLimits
  public var compression = CompressionConfiguration()
  /// Whether ``ReflectionService`` describes the services to whoever asks. Default false.
  public var answersReflection = false
  public var keepalive = ServerKeepaliveConfiguration()
  public var lifetime = ConnectionLifetimeConfiguration()
  /// Where the server's counters are kept; nil for the process's own (`MetricsSystem`).
  public var metrics: (any MetricsFactory)?
  /// Threads that carry connections and run handlers; 0 means one for each core.
  public var eventLoops: Int

  public init(
    host: String = "127.0.0.1", port: Int = 0, tls: (any ServerTransportSecurity)? = nil,
    limits: ServerLimits = ServerLimits(), eventLoops: Int = 0
  ) {
    self.host = host
    self.port = port
    self.tls = tls
    self.limits = limits
    self.eventLoops = eventLoops
  }
}
