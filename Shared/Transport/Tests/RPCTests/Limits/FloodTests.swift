import RPCTestSupport
import Testing

@testable import RPCCore
@testable import RPCServer

/// A flood of frames, over a socket: at the limit the connection stays open, above it ends with
/// ENHANCE_YOUR_CALM and the limit's name. FrameScannerTests count each kind of frame,
/// FloodDetectorTests judge each count, and Abuse floods a server with each.
@Suite(.timeLimit(.minutes(5))) struct FloodTests {
  private static let limit = 20
  private static let ping = FramePeer.bytes(type: 6, .init(repeating: 0, count: 8))

  private static var limits: ServerLimits {
    var limits = ServerLimits()
    limits.floods.pings = RateLimit(burst: limit, perSecond: 0)
    limits.floods.resets = RateLimit(burst: limit, perSecond: 0)
    return limits
  }

  @Test func atTheLimitTheConnectionLives() async throws {
    let server = try await LimitedServer(.chatty, Self.limits)
    let peer = try await server.peer()
    // The PING of the test counts, too.
    peer.send((0..<Self.limit - 2).flatMap { _ in Self.ping })
    #expect(await peer.pong(7))
    #expect(try server.hits(.pings) == 0)
    peer.close()
    await server.stop()
  }

  @Test func overTheLimitItEnds() async throws {
    let server = try await LimitedServer(.chatty, Self.limits)
    let peer = try await server.peer()
    peer.send((0...Self.limit).flatMap { _ in Self.ping })
    let last = await peer.framesUntilClosed().last { $0.goAway != nil }?.goAway
    #expect(last?.code == 0xb)
    #expect(last?.debugData == "pings")
    #expect(try server.hits(.pings) == 1)
    // Other clients are not affected.
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
    // Clear END_HEADERS.
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

  /// Requests in the same read as the flood start no calls.
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
    peer.send(Self.ping + bytes)
    _ = await peer.framesUntilClosed()
    #expect(started.value <= Self.limit)
    #expect(try server.hits(.resets) == 1)
    await server.stop()
  }
}
