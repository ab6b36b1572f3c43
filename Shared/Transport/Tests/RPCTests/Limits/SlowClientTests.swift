import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

@Suite(.timeLimit(.minutes(5))) struct SlowClientTests {
  /// Bytes that begin something and do not end it.
  static let unfinished: [(String, [UInt8])] = [
    ("a byte of a frame", [0]),
    ("half of HEADERS", Array(FramePeer.request(1).dropLast(5))),
    (
      "HEADERS without END_HEADERS",
      FramePeer.bytes(type: 1, stream: 1, FramePeer.fields([(":method", "POST")]))
    ),
    ("half of a PING", Array(FramePeer.bytes(type: 6, .init(repeating: 0, count: 8)).dropLast())),
    ("half of an unknown frame", FramePeer.bytes(type: 0xbe, [1, 2, 3]).dropLast()),
  ]

  @Test(arguments: unfinished)
  func whatBeginsHasToEnd(name: String, bytes: [UInt8]) async throws {
    var limits = ServerLimits()
    limits.headersTimeout = .milliseconds(100)
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await server.peer()
    peer.send(bytes)
    let last = await peer.framesUntilClosed().last { $0.goAway != nil }?.goAway
    #expect(last?.code == 0xb)
    #expect(last?.debugData == "headers_time")
    #expect(try server.hits(.headersTime) == 1)
    await server.stop()
  }

  @Test func aHandshakeHasToEnd() async throws {
    var limits = ServerLimits()
    limits.handshakeTimeout = .milliseconds(100)
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await FramePeer.connect(port: server.port)
    peer.send(Array(FramePeer.preface.prefix(20)))
    _ = await peer.framesUntilClosed()
    #expect(try server.hits(.handshakeTime) == 1)
    await server.stop()
  }

  private static var slowBodies: ServerLimits {
    var limits = ServerLimits()
    limits.bodyRate = BodyRate(bytesMin: 100, interval: .milliseconds(200))
    return limits
  }

  private func answer(of stream: Int32, to peer: FramePeer) async -> Bool {
    await peer.frames { $0.contains { $0.stream == stream && $0.type == 1 } }
      .contains { $0.stream == stream && $0.type == 1 }
  }

  /// No request, half of one, all except its end.
  @Test(arguments: [0, 4, 8])
  func aUnaryRequestHasToCome(count: Int) async throws {
    let server = try await LimitedServer(.chatty, Self.slowBodies)
    let peer = try await RawPeer.connect(port: server.port)
    let message = LengthPrefixedMessage.frame(Text(service: "x").serialized())
    let stream = try await peer.run { session -> Int32 in
      let stream = session.submitRequest(.request(), endStream: false) ?? 0
      session.send(stream: stream, Array(message.prefix(count)))
      return stream
    }
    let events = await peer.events { $0.isClosed(stream) }
    #expect(events.status(of: stream) == .resourceExhausted)
    #expect(
      events.headers(of: stream).last?.first("grpc-message")
        == "the request brings fewer than 100 bytes in 0.2 seconds")
    #expect(events.closeCode(of: stream) == .noError)
    #expect(try server.hits(.bodyRate) == 1)
    peer.close()
    await server.stop()
  }

  /// A request stream may pause between its messages, not within one.
  @Test func aSilentStreamLivesAndAHalfMessageDoesNot() async throws {
    let server = try await LimitedServer(.chatty, Self.slowBodies)
    let peer = try await RawPeer.connect(port: server.port)
    let path = "/\(ClosureService.name)/Chat"
    let message = LengthPrefixedMessage.frame(Text(service: "x").serialized())
    let silent = try await peer.run { session -> Int32 in
      let stream = session.submitRequest(.request(path: path), endStream: false) ?? 0
      session.send(stream: stream, message)
      return stream
    }
    for _ in 0..<2 {
      let half = try await peer.run { session -> Int32 in
        let stream = session.submitRequest(.request(path: path), endStream: false) ?? 0
        session.send(stream: stream, message + message.dropLast())
        return stream
      }
      let events = await peer.events { $0.isClosed(half) }
      #expect(events.status(of: half) == .resourceExhausted)
      #expect(!events.isClosed(silent))
    }
    try await peer.run { session in
      session.send(stream: silent, message)
      session.finish(stream: silent)
    }
    let events = await peer.events { $0.isClosed(silent) }
    #expect(events.status(of: silent) == .ok)
    #expect(try server.hits(.bodyRate) == 2)
    peer.close()
    await server.stop()
  }

  /// A client is not slow if the handler does not read its messages.
  @Test func aSlowReaderIsNoSlowClient() async throws {
    let go = Signal()
    let service = ClosureService { registry in
      registry.unary(service: ClosureService.name, method: "Call", access: .open) {
        (request: Text, _) in request
      }
      registry.clientStreaming(service: ClosureService.name, method: "Chat", access: .open) {
        (requests: RequestStream<Text>, _) in
        await go.wait()
        var count = 0
        for try await _ in requests { count += 1 }
        return Text(service: "\(count)")
      }
    }
    let server = try await LimitedServer(service, Self.slowBodies)
    let peer = try await RawPeer.connect(port: server.port)
    let message = LengthPrefixedMessage.frame(Text(service: "x").serialized())
    let stream = try await peer.run { session -> Int32 in
      let stream =
        session.submitRequest(.request(path: "/\(ClosureService.name)/Chat"), endStream: false) ?? 0
      session.send(stream: stream, message + message.dropLast())
      return stream
    }
    // The server has checked the call more than once by then.
    for _ in 0..<2 {
      let stalled = try await peer.run { session in
        session.submitRequest(.request(), endStream: false) ?? 0
      }
      _ = await peer.events { $0.isClosed(stalled) }
    }
    #expect(try server.hits(.bodyRate) == 2)
    try await peer.run { session in
      session.send(stream: stream, Array(message.suffix(1)))
      session.finish(stream: stream)
    }
    // Once a later call is answered, the server has the rest: from here on the client owes nothing,
    // however late its bytes arrive.
    let later = try await peer.run { session in
      session.submitRequest(.request(path: "/nowhere/Nothing"), endStream: true) ?? 0
    }
    _ = await peer.events { $0.isClosed(later) }
    go.fire()
    let events = await peer.events { $0.isClosed(stream) }
    #expect(events.status(of: stream) == .ok)
    peer.close()
    await server.stop()
  }

  /// SETTINGS_INITIAL_WINDOW_SIZE of zero: the answer can never be sent.
  private static let noWindow = FramePeer.bytes(type: 4, [0, 4, 0, 0, 0, 0])

  private static func call(_ stream: Int32, _ text: String) -> [UInt8] {
    FramePeer.request(stream)
      + FramePeer.bytes(
        type: 0, flags: 1, stream: stream,
        LengthPrefixedMessage.frame(Text(service: text).serialized()))
  }

  @Test func aResponseHasToBeRead() async throws {
    var limits = ServerLimits()
    limits.responseProgressTimeout = .milliseconds(100)
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await server.peer()
    peer.send(Self.noWindow + Self.call(1, "x"))
    let last = await peer.framesUntilClosed().last { $0.goAway != nil }?.goAway
    #expect(last?.code == 0xb)
    #expect(last?.debugData == "response_progress")
    #expect(try server.hits(.responseProgress) == 1)
    await server.stop()
  }

  /// A refusal in Connect has a body, but never becomes a call.
  @Test(arguments: ["application/json", "application/connect+json"])
  func aRefusalHasToBeRead(contentType: String) async throws {
    var limits = ServerLimits()
    limits.responseProgressTimeout = .milliseconds(100)
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await server.peer()
    let head = FramePeer.bytes(
      type: 1, flags: 0x4, stream: 1,
      FramePeer.fields([
        (":method", "POST"), (":scheme", "http"), (":authority", "test"),
        (":path", "/no.Service/No"),
        ("content-type", contentType),
      ]))
    peer.send(Self.noWindow + head)
    let frames = await peer.frames { $0.contains { $0.type == 3 && $0.stream == 1 } }
    #expect(!frames.contains { $0.type == 0 })
    #expect(try server.hits(.responseProgress) == 1)
    peer.close()
    await server.stop()
  }

  /// Unread responses of other clients do not affect a client that reads.
  @Test func unreadResponsesHaveATotal() async throws {
    var limits = ServerLimits()
    limits.queuedBytesPerPeerMax = 40_000
    let server = try await LimitedServer(.chatty, limits)
    let text = String(repeating: "x", count: 10_000)
    let peer = try await server.peer()
    peer.send(Self.noWindow)
    for index in 0..<5 { peer.send(Self.call(Int32(2 * index + 1), text)) }
    #expect(await peer.pong(1))
    // Calls of this connection are rejected, those of others are served.
    peer.send(Self.call(101, "x"))
    let refused = await peer.frames { $0.contains { $0.type == 1 && $0.stream == 101 } }
    #expect(refused.contains { $0.type == 1 && $0.stream == 101 && $0.flags & 1 != 0 })
    #expect(try server.hits(.queuedBytesPerPeer) >= 1)
    let channel = server.channel()
    let answer = try await channel.call("y")
    #expect(answer == "y")
    let tooMuch = await failure { try await channel.call(text + text) }
    #expect(tooMuch?.code == .resourceExhausted)
    #expect(tooMuch?.reason == "LIMIT_EXCEEDED")
    peer.close()
    await channel.close()
    await server.stop()
  }
}
