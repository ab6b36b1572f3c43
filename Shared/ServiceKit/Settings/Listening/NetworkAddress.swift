/// A host (name or IP address) and a TCP port.
public struct NetworkAddress: Sendable, Hashable, CustomStringConvertible {
  public var host: String
  /// 0–65535; 0 lets the system choose a free port for a listener.
  public var port: Int

  public init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// Parses `host:port` or `[ipv6]:port`.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"),
      let port = Int(text[text.index(after: colon)...]), (0...65535).contains(port)
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      return nil
    }
    guard !host.isEmpty else { return nil }
    self.init(host: String(host), port: port)
  }

  /// Whether only processes on the same machine can reach the address.
  public var isLoopback: Bool {
    // Excludes host names that begin with 127.
    host == "localhost" || host == "::1"
      || (host.hasPrefix("127.") && host.allSatisfy { $0.isWholeNumber || $0 == "." })
  }

  public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
