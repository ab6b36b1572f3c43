import Glibc
import MetricsTestKit
import NIOCore
import NIOEmbedded
import RPCTestSupport
import Testing

@testable import RPCServer

/// Pausing of a listener, without sockets.
struct AcceptGateTests {
  /// An open listener with a gate, its metrics and its log.
  private struct Listener {
    let channel = EmbeddedChannel()
    let metrics = TestMetrics()
    let log = RecordedLog()

    init(socketsMax: Int) throws {
      try channel.pipeline.syncOperations.addHandler(
        AcceptGate(socketsMax: socketsMax, listener: "test", metrics: metrics, logger: log.logger))
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    func accept() -> EmbeddedChannel {
      let socket = EmbeddedChannel()
      channel.pipeline.fireChannelRead(socket as any NIOCore.Channel)
      return socket
    }

    func fails(_ errno: CInt) {
      channel.pipeline.fireErrorCaught(IOError(errnoCode: errno, reason: "accept"))
    }

    /// The last value of `autoRead`; true by default.
    var isAccepting: Bool {
      let values = channel.options.compactMap { option, value in
        option is ChannelOptions.Types.AutoReadOption ? value as? Bool : nil
      }
      return values.last ?? true
    }

    func pauses(_ reason: String) throws -> Int64 {
      try metrics.expectCounter(
        "otolith_accept_pauses_total", [("listener", "test"), ("reason", reason)]
      ).totalValue
    }

    func passes(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }

    /// Discards what is left in the pipeline.
    func close() throws { _ = try? channel.finish() }
  }

  @Test func itPausesAtTheLastSocketAndGoesOnWhenOneIsClosed() throws {
    let listener = try Listener(socketsMax: 2)
    let first = listener.accept()
    #expect(listener.isAccepting)
    let second = listener.accept()
    #expect(!listener.isAccepting)
    listener.passes(.seconds(4))
    #expect(!listener.isAccepting)
    #expect(try listener.pauses("sockets") == 1)
    _ = try first.finish()
    listener.passes(.seconds(1))
    #expect(listener.isAccepting)
    _ = try second.finish()
    try listener.close()
  }

  @Test func itWaitsWhenTheSystemHasNoDescriptor() async throws {
    let listener = try Listener(socketsMax: 9)
    for _ in 1...3 {
      listener.fails(EMFILE)
      // A second failure during the pause changes nothing.
      listener.fails(EMFILE)
      #expect(!listener.isAccepting)
      listener.passes(.seconds(1))
      #expect(listener.isAccepting)
    }
    #expect(try listener.pauses("refused") == 3)
    await listener.log.line("cannot accept connections")
    #expect(listener.log.count(of: "cannot accept connections") == 1)
    let socket = listener.accept()
    #expect(listener.log.count(of: "accepting connections again") == 1)
    _ = try socket.finish()
    try listener.close()
  }

  @Test func aConnectionThatIsGoneAlreadyIsNoReason() throws {
    let listener = try Listener(socketsMax: 9)
    listener.fails(ECONNABORTED)
    #expect(listener.isAccepting)
    try listener.close()
  }

  @Test func refusalsAreToldOnceAtBothEnds() {
    var episode = AcceptPause()
    func refuse(_ now: NIODeadline) -> Bool { episode.refuse(at: now) }
    func accept(_ now: NIODeadline, count: Int) -> Int? {
      episode.accept(at: now, count: count, limit: 10)
    }
    let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
    #expect(accept(start, count: 1) == nil)
    #expect(refuse(start))
    #expect(!refuse(start + .seconds(1)))
    let quiet = start + .seconds(1) + AcceptPause.quietTime
    #expect(accept(quiet - .nanoseconds(1), count: 1) == nil)
    #expect(accept(quiet, count: 10) == nil)
    #expect(accept(quiet, count: 9) == 2)
    #expect(accept(quiet, count: 9) == nil)
    #expect(refuse(quiet))
  }
}
