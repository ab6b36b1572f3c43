import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

/// Floods of frames, over sockets: at the limit the connection lives, over it it ends with
/// ENHANCE_YOUR_CALM and the limit's name.
@Suite(.timeLimit(.minutes(5))) struct FloodTests {
  static let limit = 20

  struct Flood: Sendable, CustomTestStringConvertible {
    var limit: ServerLimit
    /// What is allowed of it beside the flood: the SETTINGS of the preface, a PING for looking.
    var others = 0
    var prepare: [UInt8] = []
    var frames: @Sendable (Int) -> [UInt8]

    var testDescription: String { limit.rawValue }
  }

  static let floods = [
    Flood(limit: .pings, others: 2) { _ in
      FramePeer.bytes(type: 6, .init(repeating: 0, count: 8))
    },
    Flood(limit: .settings, others: 1) { _ in FramePeer.bytes(type: 4) },
    Flood(limit: .emptyData, prepare: FramePeer.request(1, method: "Chat")) { _ in
      FramePeer.bytes(type: 0, stream: 1)
    },
    Flood(limit: .smallWindowUpdates) { _ in FramePeer.bytes(type: 8, [0, 0, 0, 1]) },
    Flood(limit: .priorities) { _ in
      FramePeer.bytes(type: 2, stream: 1, [0, 0, 0, 0, 1])
    },
    Flood(limit: .unknownFrames) { _ in FramePeer.bytes(type: 0xbe, [1, 2, 3]) },
    Flood(limit: .resets) { index in
      let stream = Int32(2 * index + 1)
      return FramePeer.request(stream) + FramePeer.bytes(type: 3, stream: stream, [0, 0, 0, 8])
    },
    // RFC 9113 §8.2.2: a field of HTTP/1.1 makes the request malformed.
    Flood(limit: .provokedResets) { index in
      FramePeer.request(Int32(2 * index + 1), [("connection", "close")])
    },
    Flood(limit: .refusedStreams, prepare: FramePeer.request(1, method: "Chat")) { index in
      FramePeer.request(Int32(2 * index + 3))
    },
    Flood(limit: .oversizedHeaders) { index in
      FramePeer.request(
        Int32(2 * index + 1), .init(repeating: ("x", "y"), count: 200))
    },
    // One byte more than may be in each.
    Flood(limit: .oversizedHeaderBytes) { index in
      let request = FramePeer.request(Int32(2 * index + 1))
      let padding = [UInt8](repeating: 0x90, count: 16 * 1024 + 1 - (request.count - 9))
      return FramePeer.bytes(
        type: 1, flags: 0, stream: Int32(2 * index + 1), Array(request[9...]))
        + FramePeer.bytes(type: 9, flags: 0x4, stream: Int32(2 * index + 1), padding)
    },
  ]

  private static var limits: ServerLimits {
    var limits = ServerLimits()
    let rate = RateLimit(burst: limit, perSecond: 0)
    limits.floods.pings = rate
    limits.floods.settings = rate
    limits.floods.emptyData = rate
    limits.floods.smallWindowUpdates = rate
    limits.floods.priorities = rate
    limits.floods.unknownFrames = rate
    limits.floods.resets = rate
    limits.floods.provokedResets = rate
    limits.floods.refusedStreams = rate
    limits.floods.oversizedHeaders = rate
    limits.floods.oversizedHeaderBytes = rate
    return limits
  }

  private func server(for flood: Flood) async throws -> LimitedServer {
    var limits = Self.limits
    // Each of its lists is one of these, too.
    if flood.limit == .oversizedHeaderBytes { limits.floods.oversizedHeaders.burst = 1_000 }
    if flood.limit == .refusedStreams {
      limits.concurrentCallsMax = 1
    } else {
      // PINGs look whether the connection lives.
      limits.floods.pings.burst = flood.limit == .pings ? Self.limit : 1_000
    }
    return try await LimitedServer(.chatty, limits)
  }

  @Test(arguments: floods)
  func atTheLimitTheConnectionLives(_ flood: Flood) async throws {
    let server = try await server(for: flood)
    let peer = try await server.peer()
    let count = Self.limit - flood.others
    peer.send(flood.prepare + (0..<count).flatMap { flood.frames($0) })
    #expect(await peer.pong(7))
    #expect(try server.hits(flood.limit) == 0)
    peer.close()
    await server.stop()
  }

  @Test(arguments: floods)
  func overTheLimitItEnds(_ flood: Flood) async throws {
    let server = try await server(for: flood)
    let peer = try await server.peer()
    peer.send(flood.prepare + (0...Self.limit).flatMap { flood.frames($0) })
    // Resets that the server had to send are seen with the next read.
    if flood.limit == .provokedResets {
      var looks: UInt8 = 1
      while looks < 100, await peer.pong(looks) { looks += 1 }
    }
    let last = await peer.framesUntilClosed().last { $0.goAway != nil }?.goAway
    #expect(last?.code == 0xb)
    #expect(last?.debugData == flood.limit.rawValue)
    #expect(try server.hits(flood.limit) == 1)
    // Another client is not concerned.
    let other = try await server.peer()
    #expect(await other.pong(1))
    other.close()
    await server.stop()
  }

  @Test(arguments: [8, 9])
  func continuations(count: Int) async throws {
    let server = try await LimitedServer(.chatty, ServerLimits())
    let peer = try await server.peer()
    let field = FramePeer.fields([("x", "y")])
    var request = FramePeer.request(1)
    // Without END_HEADERS.
    request[4] = 0
    for index in 1...count {
      request += FramePeer.bytes(type: 9, flags: index == count ? 0x4 : 0, stream: 1, field)
    }
    peer.send(request)
    if count == 8 {
      #expect(await peer.pong(1))
      peer.close()
    } else {
      let frames = await peer.framesUntilClosed()
      #expect(frames.last { $0.goAway != nil }?.goAway?.code == 0xb)
    }
    #expect(try server.hits(.continuations) == (count == 8 ? 0 : 1))
    await server.stop()
  }

  /// What arrives in the same read as the flood opens no calls.
  @Test func aFloodStartsNoHandler() async throws {
    let started = Counter()
    let service = ClosureService.unary { request, _ in
      started.add()
      return request
    }
    let server = try await LimitedServer(service, Self.limits)
    let peer = try await server.peer()
    let message = LengthPrefixedMessage.frame(Text(service: "x").serialized())
    var bytes: [UInt8] = []
    for index in 0...Self.limit {
      let stream = Int32(2 * index + 1)
      bytes += FramePeer.request(stream)
      bytes += FramePeer.bytes(type: 0, flags: 1, stream: stream, message)
      bytes += FramePeer.bytes(type: 3, stream: stream, [0, 0, 0, 8])
    }
    peer.send(FramePeer.bytes(type: 6, .init(repeating: 0, count: 8)) + bytes)
    _ = await peer.framesUntilClosed()
    #expect(started.value <= Self.limit)
    #expect(try server.hits(.resets) == 1)
    await server.stop()
  }
}
