import HTTP2
import MessageSupport
import NIOCore
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCClient
@testable import RPCCore

/// Retries as a scripted server sees them on the wire.
@Suite(.timeLimit(.minutes(5))) struct ScriptedRetryTests {
  /// Runs `script` for each connection with its number, from 0.
  private func withScript(
    _ configuration: ChannelConfiguration = .retrying(),
    _ script: @escaping @Sendable (RawPeer, Int) async throws -> Void,
    _ body: (RPCClient.Channel) async throws -> Void
  ) async throws {
    let connections = Counter()
    let scripts = Mutex<[Task<Void, any Error>]>([])
    let listener = try await RawPeer.listen { peer in
      let index = connections.add() - 1
      scripts.withLock { $0.append(Task { try await script(peer, index) }) }
    }
    let channel = RPCClient.Channel(
      host: "127.0.0.1", port: try #require(listener.localAddress?.port),
      configuration: configuration, logger: .silent)
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
      session.send(stream: stream, LengthPrefixedMessage.frame(Text(service: text).serialized()))
      session.finish(stream: stream, trailers: .trailers(.ok))
    }
  }

  private static func refuse(
    _ peer: RawPeer, _ stream: Int32, _ fields: [(String, String)]
  ) async throws {
    let block = HTTP2HeaderBlock(
      [(":status", "200"), ("content-type", "application/grpc")] + fields)
    try await peer.run { $0.submitResponse(stream: stream, block, endStream: true) }
  }

  private static func attempts(_ events: [HTTP2Event], _ stream: Int32) -> String? {
    events.headers(of: stream).first?.first("grpc-previous-rpc-attempts")
  }

  /// A request refused once is sent again without counting; refused twice, it counts for the
  /// policy.
  @Test func refusedRequestsAreCountedFromTheSecondOn() async throws {
    try await withScript { peer, _ in
      for stream in [1, 3] as [Int32] {
        _ = await peer.events { $0.endedStreams.contains(stream) }
        try await peer.run { $0.reset(stream: stream, .refusedStream) }
      }
      let events = await peer.events { $0.endedStreams.contains(5) }
      #expect(Self.attempts(events, 1) == nil)
      #expect(Self.attempts(events, 3) == nil)
      #expect(Self.attempts(events, 5) == "1")
      try await Self.respond(peer, 5, "third")
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let answer = try await channel.call("x")
      #expect(answer == "third")
    }
  }

  @Test(arguments: [
    // Errors of gRPC, and of a proxy that cannot reach its server.
    ([("grpc-status", "14")], true), ([("grpc-status", "8")], false),
    ([("grpc-status", "14"), ("grpc-retry-pushback-ms", "1")], true),
    ([("grpc-status", "14"), ("grpc-retry-pushback-ms", "-1")], false),
    (
      [("grpc-status", "14"), ("grpc-retry-pushback-ms", "1"), ("grpc-retry-pushback-ms", "1")],
      false
    ),
  ])
  func answersOfTrailersAlone(fields: [(String, String)], isRetried: Bool) async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await Self.refuse(peer, 1, fields)
      if isRetried {
        _ = await peer.events { $0.endedStreams.contains(3) }
        try await Self.respond(peer, 3, "again")
      }
      let events = await peer.eventsUntilClosed()
      #expect(events.endedStreams.count == (isRetried ? 2 : 1))
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect((error == nil) == isRetried)
    }
  }

  @Test func aLostConnectionIsReplaced() async throws {
    try await withScript { peer, index in
      let events = await peer.events { $0.endedStreams.contains(1) }
      #expect(Self.attempts(events, 1) == (index == 0 ? nil : "\(index)"))
      if index < 2 {
        peer.close()
      } else {
        try await Self.respond(peer, 1, "third connection")
        _ = await peer.eventsUntilClosed()
      }
    } _: { channel in
      let answer = try await channel.call("x")
      #expect(answer == "third connection")
    }
  }

  /// The part of the response that arrived before the connection was lost is final.
  @Test func aLostConnectionAfterTheHeadersEndsTheCall() async throws {
    try await withScript { peer, _ in
      _ = await peer.events { $0.endedStreams.contains(1) }
      try await peer.run { $0.submitResponse(stream: 1, .responseHeaders, endStream: false) }
      try await peer.run { session in session.ping(1) }
      _ = await peer.events { $0.contains(.pingAcknowledged(1)) }
      peer.close()
    } _: { channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .unavailable)
    }
  }

  /// A GOAWAY that excludes a call with a request stream: all requests move to the next connection.
  @Test func goAwayMovesAStreamOfRequests() async throws {
    let moved = Signal()
    try await withScript(ChannelConfiguration()) { peer, index in
      if index == 0 {
        _ = await peer.events { $0.messages(of: 1).count >= 2 }
        try await peer.run { $0.submitGoAway(lastStream: 0) }
      } else {
        _ = await peer.events { $0.messages(of: 1).count >= 2 }
        moved.fire()
        let events = await peer.events { $0.endedStreams.contains(1) }
        try await Self.respond(peer, 1, events.messages(of: 1).joined(separator: ","))
      }
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let call: ClientStreamingCall<Text, Text> = channel.clientStreaming(
        service: ClosureService.name, method: "Collect", options: CallOptions())
      try await call.write(Text(service: "a"))
      try await call.write(Text(service: "b"))
      await moved.wait()
      try await call.write(Text(service: "c"))
      let response = try await call.response()
      #expect(response.service == "a,b,c")
    }
  }

  /// Late frames on the stream of an ended attempt do not affect later attempts.
  @Test func anOldStreamIsSilent() async throws {
    try await withScript { peer, _ in
      _ = await peer.events { !$0.messages(of: 1).isEmpty }
      try await Self.refuse(peer, 1, [("grpc-status", "14")])
      _ = await peer.events { !$0.messages(of: 3).isEmpty }
      // The client has released the first stream, if it was not closed before.
      _ = await peer.events { $0.isClosed(1) }
      _ = await peer.events { $0.endedStreams.contains(3) }
      try await Self.respond(peer, 3, "second")
      _ = await peer.eventsUntilClosed()
    } _: { channel in
      let call: ClientStreamingCall<Text, Text> = channel.clientStreaming(
        service: ClosureService.name, method: "Collect", options: CallOptions())
      try await call.write(Text(service: "a"))
      let response = try await call.response()
      #expect(response.service == "second")
    }
  }
}

extension [HTTP2Event] {
  /// The texts of the complete messages on a stream.
  fileprivate func messages(of stream: Int32) -> [String] {
    var reader = LengthPrefixedMessageReader(sizeMax: 1_000, encoding: .identity)
    for case .data(stream, let bytes, _) in self { reader.append(bytes) }
    var texts: [String] = []
    while let message = try? reader.next(),
      let text = try? message.contents(sizeMax: 1_000).withUnsafeBytes({
        try Text(serialized: $0, limits: DecodingLimits(sizeMax: 1_000))
      })
    {
      texts.append(text.service)
    }
    return texts
  }
}
