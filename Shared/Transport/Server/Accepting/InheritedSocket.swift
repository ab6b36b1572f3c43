import Glibc
public import NIOCore
public import NIOPosix

/// A listening TCP socket, inherited from the parent process.
///
/// The socket stays open between the end of one process and the start of the next. New connections
/// wait in the system's queue and are not refused.
public struct InheritedSocket: Sendable, Hashable {
  /// The file descriptor. Child processes do not inherit it.
  public let descriptor: CInt
  /// Numeric address that it is bound to.
  public let host: String
  public let port: Int

  /// Maximum number of connections waiting to be accepted; Linux limits it to `net.core.somaxconn`.
  private static let queueMax: CInt = 4_096

  /// - Throws: ``GivenListenerError`` unless it is a listening TCP socket.
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

  /// Starts to accept connections. The channel closes the descriptor.
  public func open(_ bootstrap: ServerBootstrap) async throws -> any NIOCore.Channel {
    let channel = try await bootstrap.withBoundSocket(descriptor).get()
    // NIO shortened the queue to 128, which would also apply to the next process.
    _ = listen(descriptor, Self.queueMax)
    return channel
  }

  /// Returns the socket option; nil if the descriptor is not a socket.
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

/// Why a descriptor cannot be used.
public enum GivenListenerError: Error, Hashable, CustomStringConvertible {
  case notOpen(CInt)
  case notASocket(CInt)
  /// Not a TCP socket, or of an unsupported family: clients are distinguished by IP address.
  case notTCP(CInt)
  case notListening(CInt)

  public var description: String {
    switch self {
    case .notOpen(let descriptor): "descriptor \(descriptor) is not open"
    case .notASocket(let descriptor): "descriptor \(descriptor) is not a socket"
    case .notTCP(let descriptor): "descriptor \(descriptor) is not a TCP socket"
    case .notListening(let descriptor):
      "descriptor \(descriptor) is not a listening socket (set Accept=no)"
    }
  }
}
