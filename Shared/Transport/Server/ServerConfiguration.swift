public import Metrics
public import RPCCore

/// Address and options of a server.
public struct ServerConfiguration: Sendable {
  /// Name or address to bind to. Default `127.0.0.1`.
  public var host: String
  /// TCP port; 0 selects a free one, which ``Server/start()`` returns.
  public var port: Int
  /// An inherited socket to use instead of `host` and `port`. Default nil.
  public var listener: InheritedSocket?
  /// TLS settings; nil for cleartext HTTP/2 with prior knowledge (RFC 9113 §3.3).
  public var tls: (any ServerTransportSecurity)?
  public var limits: ServerLimits
  public var compression = CompressionConfiguration()
  /// Whether ``ReflectionService`` describes the services to any client. Default false.
  public var answersReflection = false
  /// Origins, such as `https://study.example.org`, of the pages that may call by gRPC-Web and
  /// Connect. Default empty: only pages of the server's own origin.
  public var origins: Set<String> = []
  public var keepalive = ServerKeepaliveConfiguration()
  public var lifetime = ConnectionLifetimeConfiguration()
  /// Factory of the server's metrics; nil: the process's own (`MetricsSystem`).
  public var metrics: (any MetricsFactory)?
  /// Number of threads that serve connections and run handlers; 0: one per core.
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
