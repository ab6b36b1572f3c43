import NIOCore

/// Where a server listens.
public struct ServerAddress: Sendable, Hashable {
  /// A name, or an address without brackets. A name may have several servers. TLS verifies it, and
  /// calls carry it as authority.
  public var host: String
  /// Port, 1...65,535.
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

/// One server that a channel can connect to: a name as the caller gave it, and one of its addresses.
struct Endpoint: Sendable, Hashable {
  let server: ServerAddress
  let address: SocketAddress
}
