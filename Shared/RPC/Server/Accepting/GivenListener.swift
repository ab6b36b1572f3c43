import Glibc
package import NIOCore
package import NIOPosix

/// A TCP socket that listens already and was passed to this process by whoever started it.
///
/// While one process ends and the next one begins, the socket stays open in between: who connects meanwhile
/// waits in the system's queue, and nobody is refused.
public struct GivenListener: Sendable, Hashable {
  /// The file descriptor. It is not passed on to programs that this one starts.
  public let descriptor: CInt
  /// The address that it is bound to, in figures.
  public let host: String
  public let port: Int

  /// Connections that may wait to be accepted; Linux takes `net.core.somaxconn` if that is less.
  private static let queueMax: CInt = 4_096

  /// - Throws: ``GivenListenerError`` if it is anything but a TCP socket that listens.
  public init(descriptor: CInt) throws(GivenListenerError) {
    guard fcntl(descriptor, F_GETFD) >= 0 else { throw .notOpen(descriptor) }
    guard let type = Self.option(SO_TYPE, of: descriptor) else { throw .notASocket(descriptor) }
    let families = [AF_INET, AF_INET6]
    guard type == CInt(SOCK_STREAM.rawValue),
      families.contains(Self.option(SO_DOMAIN, of: descriptor) ?? 0)
    else { throw .notTCP(descriptor) }
    guard Self.option(SO_ACCEPTCONN, of: descriptor) == 1 else { throw .notListening(descriptor) }
    guard let address = Self.address(of: descriptor) else { throw .notTCP(descriptor) }
    self.descriptor = descriptor
    (host, port) = address
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Begins to accept on it. The channel closes the descriptor.
  package func open(_ bootstrap: ServerBootstrap) async throws -> any NIOCore.Channel {
    let channel = try await bootstrap.withBoundSocket(descriptor).get()
    // NIO has shortened the queue to 128, for whoever has the socket after this process, too.
    _ = listen(descriptor, Self.queueMax)
    return channel
  }

  /// Nil when the descriptor is no socket.
  private static func option(_ name: CInt, of descriptor: CInt) -> CInt? {
    var value: CInt = 0
    var length = socklen_t(MemoryLayout<CInt>.size)
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &length) == 0 ? value : nil
  }

  private static func address(of descriptor: CInt) -> (host: String, port: Int)? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getsockname(descriptor, address, &length) == 0 else { return nil }
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
        guard
          getnameinfo(
            address, length, &host, socklen_t(host.count), &port, socklen_t(port.count),
            NI_NUMERICHOST | NI_NUMERICSERV) == 0
        else { return nil }
        return (Self.text(host), Int(Self.text(port)) ?? 0)
      }
    }
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Why a descriptor cannot be listened on.
public enum GivenListenerError: Error, Hashable, CustomStringConvertible {
  case notOpen(CInt)
  case notASocket(CInt)
  /// Also sockets of other families: clients are told apart by their IP address.
  case notTCP(CInt)
  case notListening(CInt)

  public var description: String {
    switch self {
    case .notOpen(let descriptor): "descriptor \(descriptor) is not open"
    case .notASocket(let descriptor): "descriptor \(descriptor) is no socket"
    case .notTCP(let descriptor): "descriptor \(descriptor) is no TCP socket"
    case .notListening(let descriptor):
      "descriptor \(descriptor) is a socket that does not listen (Accept=no is needed)"
    }
  }
}
