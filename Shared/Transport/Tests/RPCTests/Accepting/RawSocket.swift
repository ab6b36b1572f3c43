import Glibc

/// A raw socket on a free port of the loopback interface.
final class RawSocket: Sendable {
  struct Failure: Error {
    let step: String
    let number = errno
  }

  let descriptor: CInt

  private init(family: CInt, type: __socket_type) throws {
    descriptor = socket(family, CInt(type.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(step: "socket") }
    let result: CInt
    if family == AF_INET6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_addr = in6addr_loopback
      result = Self.bind(descriptor, &address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
      result = Self.bind(descriptor, &address)
    }
    guard result == 0 else { throw Failure(step: "bind") }
  }

  deinit { close(descriptor) }

  static func bound(
    family: CInt = AF_INET, type: __socket_type = SOCK_STREAM
  ) throws -> RawSocket {
    try RawSocket(family: family, type: type)
  }

  static func listening(family: CInt = AF_INET, queue: CInt = 16) throws -> RawSocket {
    let socket = try RawSocket(family: family, type: SOCK_STREAM)
    guard listen(socket.descriptor, queue) == 0 else { throw Failure(step: "listen") }
    return socket
  }

  /// Port of an IPv4 socket.
  var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(descriptor, $0, &length)
      }
      return Int(UInt16(bigEndian: pointer.pointee.sin_port))
    }
  }

  /// Number of connections waiting to be accepted, and the limit. Linux reports both in these
  /// fields for a listening socket (tcp(7), TCP_INFO).
  var queue: (waiting: Int, limit: Int) {
    get throws {
      var info = tcp_info()
      var length = socklen_t(MemoryLayout<tcp_info>.size)
      guard getsockopt(descriptor, CInt(IPPROTO_TCP), TCP_INFO, &info, &length) == 0 else {
        throw Failure(step: "TCP_INFO")
      }
      return (Int(info.tcpi_unacked), Int(info.tcpi_sacked))
    }
  }

  func waitUntilOneIsQueued() async throws {
    while try queue.waiting == 0 { try await Task.sleep(for: .milliseconds(5)) }
  }

  private static func bind<Address>(_ descriptor: CInt, _ address: inout Address) -> CInt {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
  }
}
