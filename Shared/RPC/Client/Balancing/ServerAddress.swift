/// Where a server listens.
public struct ServerAddress: Sendable, Hashable {
  /// A name, or an address without brackets. A name may stand for several servers. It is what TLS
  /// verifies and what calls carry as authority.
  public var host: String
  /// 1...65,535.
  public var port: Int

  public init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// `host:port`, with brackets around an IPv6 address (RFC 3986 §3.2.2).
  var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

extension ServerAddress: CustomStringConvertible {
  public var description: String { "\(host):\(port)" }
}
