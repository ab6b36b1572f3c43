import Glibc
import RPCTestSupport
import Testing

@testable import RPCServer

@Suite("A socket that was passed", .timeLimit(.minutes(5)))
struct GivenListenerTests {
  @Test("Its address is known, and no program that is started gets it")
  func address() throws {
    let socket = try RawSocket.listening()
    let listener = try GivenListener(descriptor: socket.descriptor)
    #expect(listener.host == "127.0.0.1")
    #expect(listener.port == socket.port)
    #expect(listener.port > 0)
    #expect(fcntl(socket.descriptor, F_GETFD) & FD_CLOEXEC == FD_CLOEXEC)
    let other = try RawSocket.listening(family: AF_INET6)
    #expect(try GivenListener(descriptor: other.descriptor).host == "::1")
  }

  @Test("Whatever is no listening TCP socket is refused")
  func others() throws {
    #expect(throws: GivenListenerError.notOpen(987_654)) {
      try GivenListener(descriptor: 987_654)
    }
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(throws: GivenListenerError.notASocket(file)) { try GivenListener(descriptor: file) }
    let idle = try RawSocket.bound()
    #expect(throws: GivenListenerError.notListening(idle.descriptor)) {
      try GivenListener(descriptor: idle.descriptor)
    }
    let datagrams = try RawSocket.bound(type: SOCK_DGRAM)
    #expect(throws: GivenListenerError.notTCP(datagrams.descriptor)) {
      try GivenListener(descriptor: datagrams.descriptor)
    }
    let local = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    defer { close(local) }
    #expect(throws: GivenListenerError.notTCP(local)) { try GivenListener(descriptor: local) }
  }

  @Test("A call that begins between two servers waits and is answered by the second")
  func handingOver() async throws {
    let socket = try RawSocket.listening()
    let first = try await server(on: socket)
    #expect(first.port == socket.port)
    let channel = first.channel()
    #expect(try await channel.call("one") == "one")
    await channel.close()
    await first.stop()

    let later = first.channel()
    // Nobody accepts, and nobody is refused: it waits with what it has said.
    let call = Task { try await later.call("two") }
    try await socket.waitUntilOneIsQueued()
    let second = try await server(on: socket)
    #expect(try await call.value == "two")
    await later.close()
    await second.stop()
  }

  @Test("The queue of those who wait is not shortened")
  func queue() async throws {
    let socket = try RawSocket.listening(queue: 1_000)
    let server = try await server(on: socket)
    #expect(try socket.queue.limit >= 1_000)
    await server.stop()
    #expect(try socket.queue.limit >= 1_000)
  }

  /// With a descriptor of its own, as systemd's child has one.
  private func server(on socket: RawSocket) async throws -> TestServer {
    let listener = try GivenListener(descriptor: dup(socket.descriptor))
    return try await TestServer(.echo) { $0.listener = listener }
  }
}
