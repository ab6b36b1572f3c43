import HTTP2
import MetricsTestKit
import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

/// Every connection that a server ends is counted once, with its reason.
@Suite(.timeLimit(.minutes(5))) struct EndedConnectionTests {
  private let metrics = TestMetrics()

  private func server(
    _ service: ClosureService = .echo, configure: (inout ServerConfiguration) -> Void = { _ in }
  ) async throws -> TestServer {
    try await TestServer(service) {
      $0.metrics = metrics
      configure(&$0)
    }
  }

  /// Counts by reason.
  private func counted() -> [ConnectionEnd: Int64] {
    ConnectionEnd.allCases.reduce(into: [:]) { counted, end in
      let counter = try? metrics.expectCounter(
        "otolith_rpc_server_connections_ended_total", [("reason", end.rawValue)])
      if let total = counter?.totalValue, total > 0 { counted[end] = total }
    }
  }

  @Test func idleness() async throws {
    let server = try await server { $0.lifetime.idleMax = .milliseconds(20) }
    let peer = try await RawPeer.connect(port: server.port)
    _ = await peer.eventsUntilClosed()
    await server.stop()
    #expect(counted() == [.idle: 1])
  }

  @Test func ageAndThenItsGrace() async throws {
    let never = Signal()
    let service = ClosureService.unary { request, _ in
      await never.wait()
      return request
    }
    let server = try await server(service) {
      $0.lifetime.ageMax = .milliseconds(20)
      $0.lifetime.ageGrace = .milliseconds(20)
    }
    let peer = try await RawPeer.connect(port: server.port) { session in
      guard let stream = session.submitRequest(.request(), endStream: false) else { return }
      session.send(stream: stream, LengthPrefixedMessage.frame([]))
      session.finish(stream: stream)
    }
    _ = await peer.eventsUntilClosed()
    await server.stop()
    #expect(counted() == [.age: 1, .ageGrace: 1])
  }

  @Test func tooManyPings() async throws {
    let server = try await server()
    let peer = try await RawPeer.connect(port: server.port)
    try await peer.run { session in for payload in 1...4 { session.ping(UInt64(payload)) } }
    _ = await peer.eventsUntilClosed()
    await server.stop()
    #expect(counted() == [.tooManyPings: 1])
  }

  @Test func silence() async throws {
    let server = try await server {
      $0.limits.handshakeTimeout = .seconds(1_000)
      $0.keepalive.timeMin = .zero
      $0.keepalive.time = .milliseconds(20)
      $0.keepalive.timeout = .milliseconds(20)
    }
    let silent = try await SilentConnection.connect(port: server.port)
    await silent.closed()
    await server.stop()
    #expect(counted() == [.noAnswer: 1])
  }

  @Test func shutdown() async throws {
    let server = try await server()
    let channel = server.channel()
    _ = try await channel.call("x")
    await server.stop()
    await channel.close()
    #expect(counted() == [.shutdown: 1])
  }

  @Test func aClientThatLeavesIsNotCounted() async throws {
    let server = try await server()
    let channel = server.channel()
    _ = try await channel.call("x")
    await channel.close()
    while server.server.connectionCount > 0 { await Task.yield() }
    await server.stop()
    #expect(counted().isEmpty)
  }
}
