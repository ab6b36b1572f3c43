import Testing

@testable import RPCServer

/// Honest clients at full speed, over sockets, with limits that time does not refill.
@Suite(.timeLimit(.minutes(5))) struct HonestSpeedTests {
  private static let burst = 20

  private var limits: ServerLimits {
    var limits = ServerLimits()
    limits.floods.resets = RateLimit(burst: Self.burst, perSecond: 0)
    limits.floods.pings = RateLimit(burst: 100_000, perSecond: 0)
    return limits
  }

  /// A busy client's deadline of some milliseconds passes before its request is sent.
  @Test func shortDeadlinesThatPassAtOnceEarnTheirResets() async throws {
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await server.peer()
    for turn in 0..<20 as Range<UInt8> {
      peer.send(Self.cancelled(turn, timeout: "5m"))
      #expect(await peer.pong(turn))
    }
    #expect(try server.hits(.resets) == 0)
    peer.close()
    await server.stop()
  }

  /// Bytes queued while the server was stopped: most calls in them are already reset, and later
  /// ones are admitted.
  @Test func callsThatAreOverWhenTheyAreReadBeginNothing() async throws {
    var limits = limits
    limits.runningHandlersMax = 2
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await server.peer()
    for turn in 0..<4 as Range<UInt8> {
      let next = 20 * turn + 19
      let over = (20 * turn..<next).flatMap { Self.cancelled($0, timeout: "5m") }
      let last = Int32(next) * Int32(Self.burst) + 1
      peer.send(
        over + FramePeer.request(last, method: "Call", [("grpc-timeout", "30S")])
          + FramePeer.bytes(type: 0, flags: 1, stream: last, [0, 0, 0, 0, 0]))
      let frames = await peer.frames { frames in
        frames.contains { $0.goAway != nil || $0.type == 0 && $0.stream == last }
      }
      #expect(frames.allSatisfy { $0.goAway == nil })
    }
    #expect(try server.hits(.runningHandlers) == 0)
    #expect(try server.hits(.resets) == 0)
    peer.close()
    await server.stop()
  }

  /// The request's last byte and its reset arrive together: its answer is dropped.
  @Test func resetsThatComeWithTheRequestAreEarned() async throws {
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await server.peer()
    let round = Int32(Self.burst / 2)
    for turn in 0..<6 as Range<Int32> {
      let streams = (0..<round).map { 2 * (turn * round + $0) + 1 }
      peer.send(
        streams.flatMap { FramePeer.request($0, method: "Call", [("grpc-timeout", "900m")]) })
      #expect(await peer.pong(UInt8(2 * turn)))
      peer.send(
        streams.flatMap {
          FramePeer.bytes(type: 0, flags: 1, stream: $0, [0, 0, 0, 0, 0])
            + FramePeer.bytes(type: 3, stream: $0, [0, 0, 0, 8])
        })
      #expect(await peer.pong(UInt8(2 * turn + 1)))
    }
    #expect(try server.hits(.resets) == 0)
    peer.close()
    await server.stop()
  }

  /// None of the announced time has passed: these deadlines have not expired.
  @Test func longDeadlinesDoNotExcuseRapidResets() async throws {
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await server.peer()
    for turn in 0..<5 as Range<UInt8> { peer.send(Self.cancelled(turn, timeout: "1H")) }
    #expect(await peer.framesUntilClosed().last { $0.goAway != nil }?.goAway?.debugData == "resets")
    #expect(try server.hits(.resets) == 1)
    await server.stop()
  }

  /// Half a burst of calls, each reset immediately.
  private static func cancelled(_ turn: UInt8, timeout: String) -> [UInt8] {
    (0..<Int32(burst / 2)).flatMap { index in
      let stream = 2 * (Int32(turn) * Int32(burst / 2) + index) + 1
      return FramePeer.request(stream, method: "Chat", [("grpc-timeout", timeout)])
        + FramePeer.bytes(type: 3, stream: stream, [0, 0, 0, 8])
    }
  }

  /// The client's timer fires first, and its reset is faster than the server's status.
  @Test func deadlinesThatPassEarnTheirResets() async throws {
    let server = try await LimitedServer(.chatty, limits)
    let peer = try await server.peer()
    let round = Int32(Self.burst / 2)
    for turn in 0..<6 as Range<Int32> {
      let first = 2 * turn * (round + 1) + 1
      let streams = (0..<round).map { first + 2 * $0 }
      // When the server ends this one, most of the others' time has passed.
      let clock = first + 2 * round
      peer.send(
        streams.flatMap { FramePeer.request($0, method: "Chat", [("grpc-timeout", "400m")]) }
          + FramePeer.request(clock, method: "Chat", [("grpc-timeout", "250m")]))
      _ = await peer.frames { $0.contains { $0.type == 1 && $0.stream == clock } }
      peer.send(streams.flatMap { FramePeer.bytes(type: 3, stream: $0, [0, 0, 0, 8]) })
      #expect(await peer.pong(UInt8(turn)))
    }
    #expect(try server.hits(.resets) == 0)
    peer.close()
    await server.stop()
  }
}
