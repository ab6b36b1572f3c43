import Glibc
import RPCTestSupport
import Testing

@testable import RPCServer

@Suite("An inherited listening socket", .timeLimit(.minutes(5)))
struct GivenListenerTests {
  @Test("Its address is known, and child processes do not inherit it")
  func address() throws {
    let socket = try RawSocket.listening()
    let listener = try InheritedSocket(descriptor: socket.descriptor)
    #expect(listener.host == "127.0.0.1")
    #expect(listener.port == socket.port)
    #expect(listener.port > 0)
    #expect(fcntl(socket.descriptor, F_GETFD) & FD_CLOEXEC == FD_CLOEXEC)
    let other = try RawSocket.listening(family: AF_INET6)
    #expect(try InheritedSocket(descriptor: other.descriptor).host == "::1")
  }

  @Test("Descriptors other than listening TCP sockets are rejected")
  func others() throws {
    #expect(throws: GivenListenerError.notOpen(987_654)) {
      try InheritedSocket(descriptor: 987_654)
    }
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(throws: GivenListenerError.notASocket(file)) { try InheritedSocket(descriptor: file) }
    let idle = try RawSocket.bound()
    #expect(throws: GivenListenerError.notListening(idle.descriptor)) {
      try InheritedSocket(descriptor: idle.descriptor)
    }
    let datagrams = try RawSocket.bound(type: SOCK_DGRAM)
    #expect(throws: GivenListenerError.notTCP(datagrams.descriptor)) {
      try InheritedSocket(descriptor: datagrams.descriptor)
    }
    let local = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    defer { close(local) }
    #expect(throws: GivenListenerError.notTCP(local)) { try InheritedSocket(descriptor: local) }
  }

  @Test("A call between two servers waits and is answered by the second")
  func handingOver() async throws {
    let socket = try RawSocket.listening()
    let first = try await server(on: socket)
    #expect(first.port == socket.port)
    let channel = first.channel()
    #expect(try await channel.call("one") == "one")
    await channel.close()
    await first.stop()

    let later = first.channel()
    // The connection is not refused: it waits, with the bytes it has sent, to be accepted.
    let call = Task { try await later.call("two") }
    try await socket.waitUntilOneIsQueued()
    let second = try await server(on: socket)
    #expect(try await call.value == "two")
    await later.close()
    await second.stop()
  }

  @Test("The accept queue is not shortened")
  func queue() async throws {
    let socket = try RawSocket.listening(queue: 1_000)
    let server = try await server(on: socket)
    #expect(try socket.queue.limit >= 1_000)
    await server.stop()
    #expect(try socket.queue.limit >= 1_000)
  }

  /// Starts a server with its own descriptor, like a child process of systemd.
  private func server(on socket: RawSocket) async throws -> TestServer {
    let listener = try InheritedSocket(descriptor: dup(socket.descriptor))
    return try await TestServer(.echo) { $0.listener = listener }
  }
}
