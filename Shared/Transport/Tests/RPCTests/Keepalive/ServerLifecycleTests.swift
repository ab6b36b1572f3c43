import HTTP2
import MessageSupport
import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

/// PINGs of clients, over sockets; Conformance tests the rest of keepalive and lifetime.
@Suite(.timeLimit(.minutes(5))) struct ServerLifecycleTests {
  private let started = Signal()
  private let release = Signal()

  /// Answers after `release` has fired.
  private var held: ClosureService {
    .unary { [started, release] request, _ in
      started.fire()
      await release.wait()
      try Task.checkCancellation()
      return request
    }
  }

  private func ping(_ peer: RawPeer, _ payloads: ClosedRange<UInt64>) async throws {
    for payload in payloads {
      try await peer.run { $0.ping(payload) }
      _ = await peer.events { $0.contains(.pingAcknowledged(payload)) }
    }
  }

  private func call(_ peer: RawPeer) async throws -> Int32 {
    try await peer.run { session in
      guard let stream = session.submitRequest(.request(), endStream: false) else { return 0 }
      session.send(stream: stream, LengthPrefixedMessage.frame([]))
      session.finish(stream: stream)
      return stream
    }
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
        .goAway(lastStream: stream, .enhanceYourCalm, debugData: PingAbuse.debugData)))
    #expect(events.status(of: stream) == nil)
    release.fire()
    await server.stop()
    #expect(server.server.connectionCount == 0)
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
}
