import HTTP2
import RPCTestSupport
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

/// Limits of number and of memory, over sockets.
@Suite(.timeLimit(.minutes(5))) struct LoadLimitTests {
  // MARK: - Connections

  @Test func connectionsOfOneAddress() async throws {
    var limits = ServerLimits()
    limits.connectionsPerPeerMax = 2
    let server = try await LimitedServer(.chatty, limits)
    let first = try await server.peer()
    try #require(await first.pong(1))
    let second = try await server.peer()
    try #require(await second.pong(1))
    #expect(await (try server.peer()).framesUntilClosed() == [])
    #expect(try server.hits(.connectionsPerPeer) == 1)
    // Another address has its own limit.
    let other = try await server.peer(from: "127.0.0.2")
    #expect(await other.pong(1))
    // A closed connection frees its place.
    first.close()
    var isIn = false
    while !isIn {
      let next = try await server.peer()
      isIn = await next.pong(1)
      next.close()
    }
    second.close()
    other.close()
    await server.stop()
  }

  @Test func connectionsOfTheServer() async throws {
    var limits = ServerLimits()
    limits.connectionsMax = 1
    limits.connectionsPerPeerMax = 1
    let server = try await LimitedServer(.chatty, limits)
    let first = try await server.peer()
    try #require(await first.pong(1))
    #expect(await (try server.peer(from: "127.0.0.2")).framesUntilClosed() == [])
    #expect(try server.hits(.connections) == 1)
    // If one address may have all connections, the total is the limit that was hit.
    #expect(await (try server.peer()).framesUntilClosed() == [])
    #expect(try server.hits(.connections) == 2)
    #expect(try server.hits(.connectionsPerPeer) == 0)
    first.close()
    await server.stop()
  }

  // MARK: - Calls

  @Test(arguments: [ServerLimit.calls, .callsPerPeer, .runningHandlers])
  func callsInFlight(limit: ServerLimit) async throws {
    var limits = ServerLimits()
    switch limit {
    case .calls: limits.callsMax = 2
    case .callsPerPeer: limits.callsPerPeerMax = 2
    default: limits.runningHandlersMax = 2
    }
    let running = Counter()
    let go = Signal()
    let service = ClosureService.unary { request, _ in
      running.add()
      await go.wait()
      return request
    }
    let server = try await LimitedServer(service, limits)
    let channel = server.channel()
    async let first = channel.call("1")
    async let second = channel.call("2")
    await running.reaches(2)
    let error = await failure { try await channel.call("3") }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.message.contains("more than 2 calls") == true)
    #expect(try server.hits(limit) == 1)
    go.fire()
    #expect(try await [first, second] == ["1", "2"])
    // All usage is released.
    for _ in 0..<5 { #expect(try await channel.call("4") == "4") }
    await channel.close()
    await server.stop()
  }

  /// Calls end in many ways; each releases its place.
  @Test func everyEndGivesThePlaceBack() async throws {
    var limits = ServerLimits()
    limits.callsMax = 1
    limits.bodyRate = BodyRate(bytesMin: 100, interval: .milliseconds(40))
    let service = ClosureService { registry in
      registry.unary(service: ClosureService.name, method: "Call", access: .open) {
        (request: Text, _) in
        if request.service == "fail" { throw RPCError(.notFound, "no") }
        if request.service == "wait" { try await Task.sleep(for: .seconds(60)) }
        return request
      }
    }
    let server = try await LimitedServer(service, limits)
    let message = LengthPrefixedMessage.frame(Text(service: "wait").serialized())
    for _ in 0..<3 {
      let channel = server.channel()
      _ = await failure { try await channel.call("fail") }
      _ = await failure {
        try await channel.call("wait", options: CallOptions(timeout: .milliseconds(20)))
      }
      // A request that never arrives, one that is reset, one whose connection is cut.
      let peer = try await RawPeer.connect(port: server.port)
      let slow = try await peer.run { $0.submitRequest(.request(), endStream: false) ?? 0 }
      let events = await peer.events { $0.isClosed(slow) }
      #expect(events.status(of: slow) == .resourceExhausted)
      try await peer.run { session in
        let stream = session.submitRequest(.request(), endStream: false) ?? 0
        session.reset(stream: stream, .cancel)
        let cut = session.submitRequest(.request(), endStream: false) ?? 0
        session.send(stream: cut, message)
        session.finish(stream: cut)
      }
      peer.close()
      var isServed = false
      while !isServed {
        isServed = (try? await channel.call("x")) != nil
      }
      await channel.close()
    }
    await server.stop()
  }

  // MARK: - Memory

  /// Half a message, for a unary and a streaming method.
  @Test(
    arguments: [ServerLimit.bufferedBytes, .bufferedBytesPerPeer, .bufferedBytesTotal],
    ["Call", "Chat"])
  func bytesOfUnfinishedRequests(limit: ServerLimit, method: String) async throws {
    var limits = ServerLimits()
    switch limit {
    case .bufferedBytes: limits.bufferedRequestBytesMax = 1_000
    case .bufferedBytesPerPeer: limits.bufferedRequestBytesPerPeerMax = 1_000
    default: limits.bufferedRequestBytesTotalMax = 1_000
    }
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await RawPeer.connect(port: server.port)
    let message = LengthPrefixedMessage.frame(
      Text(service: String(repeating: "x", count: 1_100)).serialized())
    let path = "/\(ClosureService.name)/\(method)"
    let fits = try await peer.run { session -> Int32 in
      let stream = session.submitRequest(.request(path: path), endStream: false) ?? 0
      session.send(stream: stream, Array(message.prefix(1_000)))
      return stream
    }
    // One more byte, on another stream, exceeds the limit.
    let over = try await peer.run { session -> Int32 in
      let stream = session.submitRequest(.request(path: path), endStream: false) ?? 0
      session.send(stream: stream, [0])
      return stream
    }
    let refused = await peer.events { $0.isClosed(over) }
    #expect(refused.status(of: over) == .resourceExhausted)
    #expect(try server.hits(limit) == 1)
    try await peer.run { session in
      session.send(stream: fits, Array(message.suffix(from: 1_000)))
      session.finish(stream: fits)
    }
    let events = await peer.events { $0.isClosed(fits) }
    #expect(events.status(of: fits) == .ok)
    // The bytes are released.
    let again = try await peer.run { session -> Int32 in
      let stream = session.submitRequest(.request(path: path), endStream: false) ?? 0
      session.send(stream: stream, Array(message.prefix(1_000)))
      session.send(stream: stream, Array(message.suffix(from: 1_000)))
      session.finish(stream: stream)
      return stream
    }
    #expect(await peer.events { $0.isClosed(again) }.status(of: again) == .ok)
    peer.close()
    await server.stop()
  }

  /// A client that does not read its responses cannot make further calls.
  @Test func responsesThatAreNotRead() async throws {
    var limits = ServerLimits()
    limits.queuedBytesPerConnectionMax = 100_000
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await FramePeer.connect(port: server.port)
    // A window of zero: answers stay in the server.
    peer.send(
      Array(FramePeer.preface.prefix(24)) + FramePeer.bytes(type: 4, [0, 4, 0, 0, 0, 0]))
    let message = LengthPrefixedMessage.frame(
      Text(service: String(repeating: "x", count: 10_000)).serialized())
    func call(_ stream: Int32) async -> Bool {
      peer.send(
        FramePeer.request(stream)
          + FramePeer.bytes(type: 0, flags: 1, stream: stream, message))
      let answer = await peer.frames { $0.contains { $0.stream == stream && $0.type == 1 } }
      // A rejection consists of trailers only.
      return answer.contains { $0.stream == stream && $0.type == 1 && $0.flags & 1 == 0 }
    }
    for index in 0..<10 as Range<Int32> { #expect(await call(2 * index + 1)) }
    #expect(await call(21) == false)
    #expect(try server.hits(.queuedBytes) == 1)
    // Reading one response permits one call.
    peer.send(
      FramePeer.bytes(type: 8, stream: 1, [0, 0, 0x40, 0]))
    _ = await peer.frames { $0.contains { $0.stream == 1 && $0.type == 1 && $0.flags & 1 != 0 } }
    #expect(await call(23))
    peer.close()
    await server.stop()
  }

  // MARK: - Sizes

  @Test func sizesOfMetadataAndMessagesAreCounted() async throws {
    var limits = ServerLimits()
    limits.metadataFieldsMax = 20
    limits.metadataSizeMax = 2_000
    limits.requestSizeMax = 3_000
    let server = try await LimitedServer(.chatty, limits)
    let channel = server.channel()

    var options = CallOptions()
    for index in 0..<20 { options.metadata.add("y", for: "x-\(index)") }
    let many = await failure { [options] in try await channel.call("x", options: options) }
    #expect(many?.code == .resourceExhausted)
    #expect(
      many?.message == "request metadata exceeds the limit of 2000 bytes or of 20 fields")

    options = CallOptions()
    options.metadata.add(String(repeating: "y", count: 2_000), for: "x")
    let large = await failure { [options] in try await channel.call("x", options: options) }
    #expect(large?.code == .resourceExhausted)
    #expect(
      large?.details == [
        .errorInfo(
          reason: "METADATA_TOO_LARGE",
          metadata: ["size_limit": "2000", "fields_limit": "20"])
      ])

    let text = String(repeating: "z", count: 4_000)
    let long = await failure { try await channel.call(text) }
    #expect(long?.code == .resourceExhausted)
    let bomb = await failure {
      var options = CallOptions()
      options.encoding = .gzip
      return try await channel.call(text, options: options)
    }
    #expect(bomb?.code == .resourceExhausted)

    for limit in [
      ServerLimit.metadataFields, .metadataSize, .requestSize, .decompressedSize,
    ] {
      #expect(try server.hits(limit) == 1)
    }
    await channel.close()
    await server.stop()
  }
}
