import NIOCore
import RPCTestSupport
import Testing

@testable import RPCCore

/// A peer that goes on sending hears why it is cut off, and cannot draw out the end.
@Suite(.timeLimit(.minutes(5))) struct LingeringCloseTests {
  private static let ping = FramePeer.bytes(type: 6, .init(repeating: 0, count: 8))

  /// PINGs without end, of which the server bears three.
  private static func pings(bytes: Int) -> [UInt8] {
    Array(repeatElement(ping, count: bytes / ping.count).joined())
  }

  @Test func aClientThatGoesOnSendingHearsWhy() async throws {
    let server = try await TestServer(.echo)
    let peer = try await FramePeer.connect(port: server.port, reads: false)
    peer.send(FramePeer.preface)
    // More than the server reads at once: it has to take what it has no use for.
    try await peer.sendAll(Self.pings(bytes: 1_000_000))
    peer.startReading()
    let frames = await peer.framesUntilClosed()
    // Of the two limits that it exceeds, one came first.
    #expect(["pings", "too_many_pings"].contains(frames.last?.goAway?.debugData))
    await server.stop()
  }

  @Test func aBrokenConnectionHearsWhy() async throws {
    let server = try await TestServer(.echo)
    let peer = try await FramePeer.connect(port: server.port, reads: false)
    peer.send(FramePeer.preface)
    // A flood that nghttp2 itself ends: CONTINUATION frames without end (RFC 9113 §10.5).
    peer.send(FramePeer.bytes(type: 1, stream: 1, FramePeer.fields([(":method", "POST")])))
    let continuation = FramePeer.bytes(type: 9, stream: 1, FramePeer.fields([("a", "b")]))
    try await peer.sendAll(
      Array(repeatElement(continuation, count: 1_000_000 / continuation.count).joined()))
    peer.startReading()
    let frames = await peer.framesUntilClosed()
    #expect(frames.last?.goAway != nil)
    await server.stop()
  }

  @Test func aClientThatNeverClosesItsSideIsNotWaitedFor() async throws {
    let server = try await TestServer(.echo)
    let peer = try await FramePeer.connect(port: server.port, keepsItsSideOpen: true)
    peer.send(FramePeer.preface)
    _ = await peer.frames { !$0.isEmpty }
    // Longer than the test may take.
    async let stopped: Void = server.stop(within: .seconds(600))
    let frames = await peer.frames { $0.contains { $0.type == 6 } }
    for frame in frames where frame.type == 6 {
      peer.send(FramePeer.bytes(type: 6, flags: 1, frame.payload))
    }
    await stopped
    #expect(server.server.connectionCount == 0)
    peer.close()
  }

  @Test func bytesAreBounded() {
    var lingering = LingeringClose()
    #expect(lingering.stage == .writing)
    lingering.wrote()
    #expect(lingering.stage == .draining)
    let max = LingeringClose.discardedBytesMax
    let first = lingering.received(max - 1)
    let atTheLimit = lingering.received(1)
    let over = lingering.received(1)
    #expect((first, atTheLimit, over) == (true, true, false))
  }
}
