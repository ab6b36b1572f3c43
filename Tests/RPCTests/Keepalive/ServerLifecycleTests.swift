import HTTP2
import Messages
import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

/// Keepalive and lifetime of a server's connections, over sockets.
@Suite(.timeLimit(.minutes(5))) struct ServerLifecycleTests {
  private let started = Signal()
  private let release = Signal()

  /// Answers when `release` has fired.
  private var held: ClosureService {
    .unary { [started, release] request, _ in
      started.fire()
      await release.wait()
      try Task.checkCancellation()
      return request
    }
  }

  private static let tooManyPings = HTTP2Event.goAway(
    lastStream: 0, .enhanceYourCalm, debugData: Array("too_many_pings".utf8))
  private static let notice = HTTP2Event.goAway(lastStream: .max, .noError, debugData: [])

  private func ping(_ peer: RawPeer, _ payloads: ClosedRange<UInt64>) async throws {
    for payload in payloads {
      try await peer.run { $0.ping(payload) }
      _ = await peer.events { $0.contains(.pingAcknowledged(payload)) }
    }
  }

  private static func call(_ session: HTTP2Session) -> Int32 {
    guard let stream = session.submitRequest(.request(), endStream: false) else { return 0 }
    session.send(stream: stream, LengthPrefixedMessage.frame([]))
    session.finish(stream: stream)
    return stream
  }

  private func call(_ peer: RawPeer) async throws -> Int32 {
    try await peer.run { Self.call($0) }
  }

  /// A client whose first call, on stream 1, leaves with the connection preface.
  private func caller(_ server: TestServer) async throws -> RawPeer {
    try await RawPeer.connect(port: server.port) { _ = Self.call($0) }
  }

  // MARK: - PINGs of the client

  @Test func tooManyPingsEndTheConnection() async throws {
    let server = try await TestServer(.echo)
    let peer = try await RawPeer.connect(port: server.port)
    try await ping(peer, 1...3)
    try await peer.run { $0.ping(4) }
    let events = await peer.eventsUntilClosed()
    #expect(events.contains(Self.tooManyPings))
    await server.stop()
  }

  @Test func tooManyPingsCutCallsUnderWay() async throws {
    let server = try await TestServer(held)
    let peer = try await RawPeer.connect(port: server.port)
    let stream = try await call(peer)
    await started.wait()
    try await ping(peer, 1...3)
    try await peer.run { $0.ping(4) }
    let events = await peer.eventsUntilClosed()
    #expect(
      events.contains(
        .goAway(lastStream: stream, .enhanceYourCalm, debugData: PingComplaint.debugData)))
    #expect(events.status(of: stream) == nil)
    release.fire()
    await server.stop()
    #expect(server.server.connectionCount == 0)
  }

  @Test func answersForgiveThePings() async throws {
    let server = try await TestServer(.echo)
    let peer = try await RawPeer.connect(port: server.port)
    for round in 0..<5 as Range<UInt64> {
      try await ping(peer, (round * 3 + 1)...(round * 3 + 3))
      let stream = try await call(peer)
      _ = await peer.events { $0.isClosed(stream) }
    }
    let events = await peer.events { _ in true }
    #expect(events.status(of: 9) == .ok)
    #expect(!events.contains { if case .goAway = $0 { true } else { false } })
    peer.close()
    await server.stop()
  }

  @Test func whatIsPermittedIsNoStrike() async throws {
    let server = try await TestServer(.echo) {
      $0.keepalive.clientPingIntervalMin = .zero
      $0.keepalive.permitsPingsWithoutCalls = true
    }
    let peer = try await RawPeer.connect(port: server.port)
    try await ping(peer, 1...20)
    let events = await peer.events { _ in true }
    #expect(!events.contains { if case .goAway = $0 { true } else { false } })
    peer.close()
    await server.stop()
  }

  // MARK: - The server's own PINGs

  private func quickKeepalive(_ configuration: inout ServerConfiguration) {
    configuration.limits.handshakeTimeout = .seconds(1_000)
    configuration.keepalive.timeMin = .zero
    configuration.keepalive.time = .milliseconds(20)
    configuration.keepalive.timeout = .milliseconds(100)
  }

  @Test func aClientThatDoesNotAnswerIsClosed() async throws {
    let server = try await TestServer(.echo, configure: quickKeepalive)
    let silent = try await SilentConnection.connect(port: server.port)
    await silent.closed()
    await server.stop()
  }

  @Test func aClientThatAnswersIsKept() async throws {
    let server = try await TestServer(.echo) {
      quickKeepalive(&$0)
      $0.keepalive.timeout = .seconds(20)
    }
    let peer = try await RawPeer.connect(port: server.port)
    _ = await peer.events { events in events.count { $0 == .ping } >= 5 }
    let stream = try await call(peer)
    let events = await peer.events { $0.isClosed(stream) }
    #expect(events.status(of: stream) == .ok)
    peer.close()
    await server.stop()
  }

  // MARK: - Idleness

  @Test func anIdleConnectionIsTold() async throws {
    let server = try await TestServer(.echo) { $0.lifetime.idleMax = .milliseconds(40) }
    let peer = try await caller(server)
    let events = await peer.eventsUntilClosed()
    #expect(events.status(of: 1) == .ok)
    #expect(events.contains(Self.notice))
    await server.stop()
  }

  @Test func aConnectionWithACallIsNotIdle() async throws {
    let server = try await TestServer(held) { $0.lifetime.idleMax = .seconds(2) }
    let busy = try await caller(server)
    await started.wait()
    // It is idle from then on, and its time passes.
    let idle = try await RawPeer.connect(port: server.port)
    _ = await idle.eventsUntilClosed()
    try await ping(busy, 1...1)
    let before = await busy.events { _ in true }
    #expect(!before.contains(Self.notice))
    release.fire()
    let events = await busy.eventsUntilClosed()
    #expect(events.status(of: 1) == .ok)
    #expect(events.contains(Self.notice))
    await server.stop()
  }

  // MARK: - Age

  @Test func anOldConnectionEndsWithItsLastCall() async throws {
    let server = try await TestServer(held) {
      $0.lifetime.ageMax = .milliseconds(100)
      $0.lifetime.ageGrace = .seconds(60)
    }
    let peer = try await caller(server)
    let told = await peer.events { events in
      events.contains(.goAway(lastStream: 1, .noError, debugData: []))
    }
    #expect(told.contains(Self.notice))
    #expect(!told.isClosed(1))
    release.fire()
    let events = await peer.eventsUntilClosed()
    #expect(events.status(of: 1) == .ok)
    await server.stop()
  }

  @Test func aCallThatOutlivesTheGraceIsCut() async throws {
    let cancelled = Signal()
    let never = Signal()
    let service = ClosureService.unary { request, _ in
      // Ends with the task's cancellation only.
      await never.wait()
      cancelled.fire()
      return request
    }
    let server = try await TestServer(service) {
      $0.lifetime.ageMax = .milliseconds(30)
      $0.lifetime.ageGrace = .milliseconds(30)
    }
    let channel = server.channel()
    let error = await failure { try await channel.call("x") }
    #expect(error?.code == .unavailable)
    await cancelled.wait()
    await channel.close()
    await server.stop()
  }
}
