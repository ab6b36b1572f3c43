import Foundation
import Synchronization

/// A network between a client and a server on loopback, for tests to cut and to stall.
public final class TCPProxy: Sendable {
  private struct State {
    var sockets: Set<Int32> = []
    var isStalled = false
    var isClosed = false
  }

  /// `host:port` to connect to in the server's place.
  public let address: String
  private let listener: Int32
  private let upstreamPort: UInt16
  private let state = Mutex(State())

  /// - Parameter upstream: `127.0.0.1:port`.
  public init(to upstream: String) throws {
    guard let port = upstream.split(separator: ":").last.flatMap({ UInt16($0) }) else {
      throw POSIXError(.EINVAL)
    }
    upstreamPort = port
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var name = Self.loopback(0)
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return bind(listener, pointer, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    address = "127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    Thread.detachNewThread { self.accept() }
  }

  /// Breaks every connection; new ones are taken.
  public func cut() {
    state.withLock { state in
      for socket in state.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  /// Nothing passes until `resume`; connections stay.
  public func stall() { state.withLock { $0.isStalled = true } }

  public func resume() { state.withLock { $0.isStalled = false } }

  public func close() {
    state.withLock { $0.isClosed = true }
    shutdown(listener, Int32(SHUT_RDWR))
    cut()
  }

  private func accept() {
    while true {
      let client = Glibc.accept(listener, nil, nil)
      guard client >= 0, !state.withLock({ $0.isClosed }) else { break }
      Thread.detachNewThread { self.serve(client) }
    }
    Glibc.close(listener)
  }

  private func serve(_ client: Int32) {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var name = Self.loopback(upstreamPort)
    let isConnected = withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      Glibc.close(client)
      Glibc.close(server)
      return
    }
    for socket in [client, server] {
      var one: Int32 = 1
      setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    }
    state.withLock { $0.sockets.formUnion([client, server]) }
    let answers = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      self.pass(from: server, to: client)
      answers.signal()
    }
    pass(from: client, to: server)
    answers.wait()
    // Forgotten before they are closed, lest `cut` meets another's socket of the same number.
    state.withLock { $0.sockets.subtract([client, server]) }
    Glibc.close(client)
    Glibc.close(server)
  }

  private func pass(from source: Int32, to target: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      while state.withLock({ $0.isStalled && !$0.isClosed }) { usleep(2000) }
      var sent = 0
      while sent < count {
        let written = buffer.withUnsafeBytes {
          send(target, $0.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
        }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { break }
        sent += written
      }
      if sent < count { break }
    }
    shutdown(source, Int32(SHUT_RDWR))
    shutdown(target, Int32(SHUT_RDWR))
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return name
  }
}
