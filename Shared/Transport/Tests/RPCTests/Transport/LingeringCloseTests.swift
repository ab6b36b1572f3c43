import NIOCore
import RPCTestSupport
import Testing

@testable import RPCCore

/// A peer that keeps sending gets the reason of the end, and cannot delay it.
@Suite(.timeLimit(.minutes(5))) struct LingeringCloseTests {
  private static let ping = FramePeer.bytes(type: 6, .init(repeating: 0, count: 8))

  /// A flood of PINGs; the server tolerates three.
  private static func pings(bytes: Int) -> [UInt8] {
    Array(repeatElement(ping, count: bytes / ping.count).joined())
  }

  /// Returns the reason received by a client that reads only after sending everything. The server
  /// waits ``LingeringClose/timeMax`` for it; a client delayed longer by a busy machine tries
  /// again.
  private static func reason(after bytes: [UInt8]) async throws -> String? {
    let server = try await TestServer(.echo)
    for _ in 1...30 {
      let peer = try await FramePeer.connect(port: server.port, reads: false)
      let began = ContinuousClock.now
      do {
        try await peer.sendAll(bytes)
        peer.startReading()
        let reason = await peer.framesUntilClosed().last?.goAway?.debugData
        if reason != nil || began.duration(to: .now) < LingeringClose.timeMax {
          await server.stop()
          return reason
        }
      } catch {
        guard began.duration(to: .now) >= LingeringClose.timeMax else { throw error }
      }
    }
    await server.stop()
    return nil
  }

  @Test func aClientThatGoesOnSendingHearsWhy() async throws {
    // More than the server reads at once: it must also read data that it discards.
    let reason = try await Self.reason(after: FramePeer.preface + Self.pings(bytes: 1_000_000))
    // Either of the two exceeded limits may be reached first.
    #expect(["pings", "too_many_pings"].contains(reason))
  }

  @Test func aBrokenConnectionHearsWhy() async throws {
    // A flood that nghttp2 itself ends: endless CONTINUATION frames (RFC 9113 §10.5).
    let headers = FramePeer.bytes(type: 1, stream: 1, FramePeer.fields([(":method", "POST")]))
    let continuation = FramePeer.bytes(type: 9, stream: 1, FramePeer.fields([("a", "b")]))
    let flood = Array(
      repeatElement(continuation, count: 1_000_000 / continuation.count).joined())
    #expect(try await Self.reason(after: FramePeer.preface + headers + flood) != nil)
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
