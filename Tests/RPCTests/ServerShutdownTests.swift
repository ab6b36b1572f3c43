import HTTP2
import Messages
import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

@Suite(.timeLimit(.minutes(5))) struct ServerShutdownTests {
  private let started = Signal()
  private let release = Signal()

  private var held: ClosureService {
    .unary { [started, release] request, _ in
      started.fire()
      await release.wait()
      try Task.checkCancellation()
      return request
    }
  }

  @Test func callsUnderWayEndAndNewOnesAreRefused() async throws {
    let server = try await TestServer(held)
    let peer = try await RawPeer.connect(port: server.port)
    try await peer.run { session in
      _ = session.submitRequest(.request(), endStream: false)
      session.send(stream: 1, LengthPrefixedMessage.frame([]))
      session.finish(stream: 1)
    }
    await started.wait()
    let stopping = Task { await server.stop(within: .seconds(60)) }
    let warned = await peer.events { events in
      events.contains(.goAway(lastStream: 1, .noError, debugData: []))
    }
    // First the notice that refuses nothing, then the last stream that was taken.
    let goAways = warned.filter { if case .goAway = $0 { true } else { false } }
    #expect(
      goAways == [
        .goAway(lastStream: .max, .noError, debugData: []),
        .goAway(lastStream: 1, .noError, debugData: []),
      ])
    #expect(!warned.isClosed(1))
    release.fire()
    let events = await peer.eventsUntilClosed()
    #expect(events.status(of: 1) == .ok)
    await stopping.value
    #expect(server.server.connectionCount == 0)
  }

  @Test func timeRunsOut() async throws {
    let server = try await TestServer(held)
    let channel = server.channel()
    let call = Task { try await channel.call("x") }
    await started.wait()
    await server.stop(within: .milliseconds(50))
    let error = await failure { try await call.value }
    #expect(error?.code == .unavailable)
    #expect(server.server.connectionCount == 0)
    await channel.close()
  }

  @Test func idleConnectionsCloseAtOnce() async throws {
    let server = try await TestServer(.echo)
    let channel = server.channel()
    _ = try await channel.call("x")
    await server.stop(within: .seconds(60))
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
    await channel.close()
  }

  @Test func stoppingWithoutConnectionsOrTwice() async throws {
    let server = try await TestServer(.echo)
    await server.stop(within: .seconds(60))
    await server.stop(within: .seconds(60))
  }

  @Test func connectionsAboveTheLimitAreClosed() async throws {
    var limits = ServerLimits()
    limits.connectionsMax = 2
    let server = try await TestServer(.echo, limits: limits)
    var peers: [RawPeer] = []
    for _ in 0..<2 {
      let peer = try await RawPeer.connect(port: server.port)
      _ = await peer.events { $0.contains(.remoteSettings) }
      peers.append(peer)
    }
    let third = try await RawPeer.connect(port: server.port)
    let events = await third.eventsUntilClosed()
    #expect(!events.contains(.remoteSettings))
    for peer in peers { peer.close() }
    await server.stop()
  }

  @Test func aSilentConnectionIsClosed() async throws {
    var limits = ServerLimits()
    limits.handshakeTimeout = .milliseconds(50)
    let server = try await TestServer(.echo, limits: limits)
    let silent = try await SilentConnection.connect(port: server.port)
    await silent.closed()
    await server.stop()
  }

  @Test func theHandshakeTimeoutSparesIdleConnections() async throws {
    var limits = ServerLimits()
    limits.handshakeTimeout = .seconds(2)
    let server = try await TestServer(.echo, limits: limits)
    let idle = try await RawPeer.connect(port: server.port)
    _ = await idle.events { $0.contains(.remoteSettings) }
    // Its time began later, so when it is over that of the idle one is too.
    let silent = try await SilentConnection.connect(port: server.port)
    await silent.closed()
    try await idle.run { $0.ping(7) }
    let events = await idle.events { $0.contains(.pingAcknowledged(7)) }
    #expect(events.contains(.pingAcknowledged(7)))
    idle.close()
    await server.stop()
  }
}
