import NIOCore
import NIOPosix
import RPCCore

/// Resolves names to addresses. A closure, so that tests can replace it.
struct AddressResolver: Sendable {
  typealias Resolve = @Sendable (ServerAddress) async throws -> [SocketAddress]

  let resolve: Resolve

  init(_ resolve: @escaping Resolve) {
    self.resolve = resolve
  }

  /// The system's resolver on a thread of NIO's pool: `getaddrinfo` blocks.
  static let system = AddressResolver { server in
    try await NIOThreadPool.singleton.runIfActive { try lookUp(server) }
  }

  /// Returns the address if the host is a literal address, which needs no resolution; otherwise
  /// nil.
  static func literal(_ server: ServerAddress) -> SocketAddress? {
    guard (0...65_535).contains(server.port) else { return nil }
    return try? SocketAddress(ipAddress: server.host, port: server.port)
  }

  private static func lookUp(_ server: ServerAddress) throws -> [SocketAddress] {
    guard (1...65_535).contains(server.port) else {
      throw RPCError(.unavailable, "\(server.port) is no port")
    }
    var hints = addrinfo()
    hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
    hints.ai_protocol = CInt(IPPROTO_TCP)
    hints.ai_flags = AI_ADDRCONFIG
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(server.host, "\(server.port)", &hints, &found)
    guard code == 0 else {
      throw RPCError(
        .unavailable, "\(server.host) has no address: \(String(cString: gai_strerror(code)))")
    }
    defer { freeaddrinfo(found) }
    var addresses: [SocketAddress] = []
    var next = found
    while let entry = next {
      next = entry.pointee.ai_next
      guard let pointer = entry.pointee.ai_addr else { continue }
      switch entry.pointee.ai_family {
      case AF_INET:
        pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          addresses.append(SocketAddress($0.pointee, host: server.host))
        }
      case AF_INET6:
        pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          addresses.append(SocketAddress($0.pointee, host: server.host))
        }
      default:
        break
      }
    }
    return addresses
  }
}
