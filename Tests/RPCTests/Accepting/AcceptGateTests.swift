import Glibc
import MetricsTestKit
import NIOCore
import NIOEmbedded
import RPCTestSupport
import Testing

@testable import RPCServer

/// A listener that pauses, without sockets.
struct AcceptGateTests {
  /// An open listener with a gate, and what it counts and logs.
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

    /// What `autoRead` was set to last; a channel reads unless told otherwise.
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

    /// Nothing is left in the pipeline but what was passed on.
    func close() throws { _ = try? channel.finish() }
  }

  @Test func itPausesAtTheLastSocketAndGoesOnWhenOneIsClosed() throws {
    let listener = try Listener(socketsMax: 2)
    let first = listener.accept()
    #expect(listener.isAccepting)
    let second = listener.accept()
    #expect(!listener.isAccepting)
    listener.passes(AcceptBackoff.delayMax * 4)
    #expect(!listener.isAccepting)
    #expect(try listener.pauses("sockets") == 1)
    _ = try first.finish()
    listener.passes(AcceptBackoff.delayMax)
    #expect(listener.isAccepting)
    _ = try second.finish()
    try listener.close()
  }

  @Test func itWaitsWhenTheSystemHasNoDescriptor() async throws {
    let listener = try Listener(socketsMax: 9)
    for _ in 1...3 {
      listener.fails(EMFILE)
      // A second one while it waits changes nothing.
      listener.fails(EMFILE)
      #expect(!listener.isAccepting)
      listener.passes(AcceptBackoff.delayMax)
      #expect(listener.isAccepting)
    }
    #expect(try listener.pauses("refused") == 3)
    await listener.log.line("no connection can be accepted")
    #expect(listener.log.count(of: "no connection can be accepted") == 1)
    let socket = listener.accept()
    #expect(listener.log.count(of: "connections are accepted again") == 1)
    _ = try socket.finish()
    try listener.close()
  }

  @Test func aConnectionThatIsGoneAlreadyIsNoReason() throws {
    let listener = try Listener(socketsMax: 9)
    listener.fails(ECONNABORTED)
    #expect(listener.isAccepting)
    try listener.close()
  }

  @Test func theMoreOftenTheLonger() {
    var backoff = AcceptBackoff()
    let delays = (1...12).map { _ in backoff.pause() }
    #expect(delays.prefix(3) == [.milliseconds(10), .milliseconds(20), .milliseconds(40)])
    #expect(delays.last == .seconds(1))
    backoff.accepted()
    let afterwards = backoff.pause()
    #expect(afterwards == .milliseconds(10))
  }

  @Test func refusalsAreToldOnceAtBothEnds() {
    var episode = RefusalEpisode()
    func refuse(_ now: NIODeadline) -> Bool { episode.refuse(at: now) }
    func accept(_ now: NIODeadline, count: Int) -> Int? {
      episode.accept(at: now, count: count, limit: 10)
    }
    let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
    #expect(accept(start, count: 1) == nil)
    #expect(refuse(start))
    #expect(!refuse(start + .seconds(1)))
    let quiet = start + .seconds(1) + RefusalEpisode.quietTime
    #expect(accept(quiet - .nanoseconds(1), count: 1) == nil)
    #expect(accept(quiet, count: 10) == nil)
    #expect(accept(quiet, count: 9) == 2)
    #expect(accept(quiet, count: 9) == nil)
    #expect(refuse(quiet))
  }
}
