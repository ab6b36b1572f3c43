import HTTP2
import Messages
import NIOCore
import NIOPosix
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

/// Against a scripted server.
extension ChannelTests {
  /// Runs `script` for each connection, given its number from 0 on.
  private func withScript(
    _ script: @escaping @Sendable (RawPeer, Int) async throws -> Void,
    _ body: (RPCClient.Channel) async throws -> Void
  ) async throws {
    let connections = Counter()
    let scripts = Mutex<[Task<Void, any Error>]>([])
    let listener = try await RawPeer.listen { peer in
      let index = connections.add() - 1
      scripts.withLock { $0.append(Task { try await script(peer, index) }) }
    }
    let port = try #require(listener.localAddress?.port)
    let channel = channel(port: port, quick)
    do {
      try await body(channel)
    } catch {
      Issue.record(error)
    }
    await channel.close()
    for script in scripts.withLock({ $0 }) { try await script.value }
    try await listener.close()
  }

  private static func respond(_ peer: RawPeer, _ stream: Int32, _ text: String) async throws {
    try await peer.run { session in
      session.submitResponse(stream: stream, .responseHeaders, endStream: false)
      session.send(
        stream: stream, LengthPrefixedMessage.frame(Text(service: text).serialized()))
      session.finish(stream: stream, trailers: .trailers(.ok))
    }
  }

  @Test func aRefusedStreamIsTriedAgainOnce() async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { $0.reset(stream: 1, .refusedStream) }
      _ = await peer.events { $0.endedStreams.contains(3) }
      try await Self.respond(peer, 3, "second")
      _ = await peer.events { $0.endedStreams.contains(5) }
      try await peer.run { $0.reset(stream: 5, .refusedStream) }
      _ = await peer.events { $0.endedStreams.contains(7) }
      try await peer.run { $0.reset(stream: 7, .refusedStream) }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let answer = try await channel.call("x")
      #expect(answer == "second")
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
    }
  }

  /// The request that the GOAWAY excludes goes to the next connection; the one it includes ends here.
  @Test func goAwayMovesCallsToANewConnection() async throws {
    let firstArrived = Signal()
    try await withScript { peer, index in
      if index == 0 {
        _ = await peer.events { $0.endedStreams.contains(1) }
        firstArrived.fire()
        _ = await peer.events { $0.endedStreams.contains(3) }
        try await peer.run { $0.submitGoAway(lastStream: 1) }
        try await Self.respond(peer, 1, "first connection")
      } else {
        _ = await peer.events { $0.endedStreams.contains(1) }
        try await Self.respond(peer, 1, "second connection")
        _ = await peer.events { $0.endedStreams.contains(3) }
        try await Self.respond(peer, 3, "second connection")
      }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let first = Task { try await channel.call("a") }
      await firstArrived.wait()
      let excluded = try await channel.call("b")
      #expect(excluded == "second connection")
      let included = try await first.value
      #expect(included == "first connection")
      let later = try await channel.call("c")
      #expect(later == "second connection")
    }
  }

  @Test func aRequestExcludedTwiceIsUnavailable() async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { $0.submitGoAway(lastStream: 0) }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
    }
  }

  @Test func aLostConnectionIsUnavailable() async throws {
    try await withScript { peer, index in
      _ = await peer.events { $0.endedStreams.contains(1) }
      if index == 0 {
        peer.close()
      } else {
        try await Self.respond(peer, 1, "again")
        _ = await peer.eventsUntilClosed()
      }
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
      let answer = try await channel.call("x")
      #expect(answer == "again")
    }
  }

  @Test(arguments: [
    (0, StatusCode.unimplemented), (2, .unimplemented), (1, .ok),
  ])
  func aUnaryCallTakesOneMessage(count: Int, code: StatusCode) async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { session in
        session.submitResponse(stream: 1, .responseHeaders, endStream: false)
        for _ in 0..<count { session.send(stream: 1, LengthPrefixedMessage.frame([])) }
        session.finish(stream: 1, trailers: .trailers(.ok))
      }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect((error?.code ?? .ok) == code)
    }
  }

  @Test func aResponseThatCannotBeDecodedIsInternal() async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { session in
        session.submitResponse(stream: 1, .responseHeaders, endStream: false)
        session.send(stream: 1, LengthPrefixedMessage.frame([0xff]))
        session.finish(stream: 1, trailers: .trailers(.ok))
      }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .internalError)
    }
  }

  @Test func theRequestOnTheWire() async throws {
    try await withScript { peer, _ in
      let events = await peer.events { $0.endedStreams.contains(1) }
      let block = events.headers(of: 1).first ?? HTTP2HeaderBlock()
      #expect(block.first(":method") == "POST")
      #expect(block.first(":scheme") == "http")
      #expect(block.first(":path") == "/otolith.test.v1.TestService/Call")
      #expect(block.first(":authority")?.hasPrefix("127.0.0.1:") == true)
      #expect(block.first("te") == "trailers")
      #expect(block.first("content-type") == "application/grpc")
      #expect(block.first("authorization") == "Bearer t0ken")
      let timeout = block.first("grpc-timeout").flatMap { GRPCTimeout.decode($0) }
      #expect(timeout.map { $0 > .seconds(20) && $0 <= .seconds(30) } == true)
      try await Self.respond(peer, 1, "x")
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      var options = CallOptions.bearer("t0ken")
      options.timeout = .seconds(30)
      _ = try await channel.call("x", options: options)
    }
  }
}
