import HTTP2
import Logging
import MessageSupport
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore

/// Keepalive and idleness of a client's connections, over sockets.
@Suite(.timeLimit(.minutes(5))) struct ClientLifecycleTests {
  private func configuration(
    _ change: (inout ClientKeepaliveConfiguration) -> Void
  ) -> ChannelConfiguration {
    var configuration = ChannelConfiguration()
    configuration.backoff.initial = .milliseconds(5)
    configuration.keepalive.timeMin = .zero
    change(&configuration.keepalive)
    return configuration
  }

  private func channel(
    port: Int, logger: Logger = .silent, _ change: (inout ClientKeepaliveConfiguration) -> Void
  ) -> RPCClient.Channel {
    RPCClient.Channel(
      host: "127.0.0.1", port: port, configuration: configuration(change), logger: logger)
  }

  private static func respond(_ peer: RawPeer, _ stream: Int32) async throws {
    try await peer.run { session in
      session.submitResponse(stream: stream, .responseHeaders, endStream: false)
      session.send(stream: stream, LengthPrefixedMessage.frame([]))
      session.finish(stream: stream, trailers: .trailers(.ok))
    }
  }

  @Test func aServerThatStopsAnsweringIsFoundOut() async throws {
    let server = try await SilentServer.listen()
    let channel = channel(port: server.port) {
      $0.time = .milliseconds(20)
      $0.timeout = .milliseconds(20)
    }
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("keepalive") == true)
    await channel.close()
    try await server.stop()
  }

  @Test func aServerThatOnlyAnswersPingsIsWaitedFor() async throws {
    let accepted = Mutex<RawPeer?>(nil)
    let connected = Signal()
    let listener = try await RawPeer.listen { peer in
      accepted.withLock { $0 = peer }
      connected.fire()
    }
    let channel = channel(port: try #require(listener.localAddress?.port)) {
      $0.time = .milliseconds(20)
    }
    let call = Task { try await channel.call("x") }
    await connected.wait()
    let peer = try #require(accepted.withLock { $0 })
    _ = await peer.events { events in events.count { $0 == .ping } >= 3 }
    try await Self.respond(peer, 1)
    _ = try await call.value
    await channel.close()
    try await listener.close()
  }

  @Test func pingsWithoutCallsWherePermitted() async throws {
    let accepted = Mutex<RawPeer?>(nil)
    let connected = Signal()
    let listener = try await RawPeer.listen { peer in
      accepted.withLock { $0 = peer }
      connected.fire()
    }
    let channel = channel(port: try #require(listener.localAddress?.port)) {
      $0.time = .milliseconds(20)
      $0.permitsWithoutCalls = true
    }
    let call = Task { try await channel.call("x") }
    await connected.wait()
    let peer = try #require(accepted.withLock { $0 })
    _ = await peer.events { $0.endedStreams.contains(1) }
    try await Self.respond(peer, 1)
    _ = try await call.value
    let before = await peer.events { _ in true }.count { $0 == .ping }
    let later = await peer.events { events in events.count { $0 == .ping } >= before + 3 }
    #expect(!later.contains { if case .goAway = $0 { true } else { false } })
    await channel.close()
    try await listener.close()
  }

  @Test func aServersComplaintMakesThePingsFewer() async throws {
    let release = Signal()
    let started = Signal()
    let service = ClosureService.unary { request, _ in
      started.fire()
      await release.wait()
      return request
    }
    // Allows at most one PING in 5 min, like servers by default.
    let server = try await TestServer(service)
    let log = RecordedLog()
    let channel = channel(port: server.port, logger: log.logger) { $0.time = .milliseconds(20) }
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
    #expect(
      log.metadata(of: "the server rejects the rate of keepalive PINGs")["time"]
        == "\(Duration.milliseconds(40))")
    release.fire()
    // The channel keeps working.
    let answer = try await channel.call("y")
    #expect(answer == "y")
    await channel.close()
    await server.stop()
  }

  @Test func anUnusedConnectionIsClosedAndMadeAgain() async throws {
    let connections = Mutex<[RawPeer]>([])
    let listener = try await RawPeer.listen { peer in
      connections.withLock { $0.append(peer) }
      Task {
        _ = await peer.events { $0.endedStreams.contains(1) }
        try await Self.respond(peer, 1)
      }
    }
    let channel = channel(port: try #require(listener.localAddress?.port)) {
      $0.idleMax = .milliseconds(40)
    }
    for index in 0..<3 {
      _ = try await channel.call("x")
      let peers = connections.withLock { $0 }
      #expect(peers.count == index + 1)
      let events = await peers.last?.eventsUntilClosed()
      #expect(events?.contains(.goAway(lastStream: 0, .noError, debugData: [])) == true)
    }
    await channel.close()
    try await listener.close()
  }
}
