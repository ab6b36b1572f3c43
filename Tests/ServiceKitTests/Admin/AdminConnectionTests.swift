import NIOCore
import NIOEmbedded
import Testing

@testable import Telemetry

/// Idle connections of the admin endpoint that occupy a place, without sockets and waiting.
struct AdminConnectionTests {
  private static let requestTime = TimeAmount.seconds(5)
  private static let request = "GET /livez HTTP/1.1\r\nhost: a\r\n\r\n"

  private let places = AdminPlaces(count: 2)

  private func connection() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    try AdminService.configure(
      channel, places: places, requestTime: Self.requestTime
    ) { _ in .now(AdminResponse(status: 200, body: "ok\n")) }
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  /// Simulates a complete request whose answer is pending.
  private func asks(_ channel: EmbeddedChannel) {
    channel.triggerUserOutboundEvent(RequestDeadlineHandler.Event.asked, promise: nil)
  }

  private func says(_ text: String, _ channel: EmbeddedChannel) throws {
    try channel.writeInbound(ByteBuffer(string: text))
  }

  /// Returns the answers since the last call.
  private func answer(_ channel: EmbeddedChannel) throws -> String {
    var text = ""
    while let part = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: part) }
    return text
  }

  private func passes(_ time: TimeAmount, _ channel: EmbeddedChannel) {
    channel.embeddedEventLoop.advanceTime(by: time)
  }

  @Test(arguments: ["GET /livez HTTP/1.1\r\nx: ", "POST / HTTP/1.1\r\ncontent-length: 99\r\n\r\n"])
  func aRequestThatTricklesIsNotWaitedFor(beginning: String) throws {
    let channel = try connection()
    try says(beginning, channel)
    for _ in 0..<4 {
      passes(.seconds(1), channel)
      #expect(channel.isActive)
      try says("a", channel)
    }
    passes(.seconds(1), channel)
    #expect(!channel.isActive)
  }

  @Test func aConnectionThatSaysNothingIsNotWaitedFor() throws {
    let channel = try connection()
    passes(Self.requestTime, channel)
    #expect(!channel.isActive)
  }

  @Test func betweenRequestsThereIsMoreTimeAndForTheNextOneAsMuchAsForTheFirst() throws {
    let channel = try connection()
    for _ in 0..<3 {
      try says(Self.request, channel)
      #expect(try answer(channel).hasSuffix("ok\n"))
      passes(.seconds(20), channel)
      #expect(channel.isActive)
    }
    try says("G", channel)
    passes(.seconds(4), channel)
    try says("E", channel)
    #expect(channel.isActive)
    passes(.seconds(1), channel)
    #expect(!channel.isActive)
  }

  @Test func theNextRequestMayBeginBeforeTheAnswer() throws {
    let channel = try connection()
    try says(Self.request + Self.request + "G", channel)
    #expect(try answer(channel).hasSuffix("ok\n"))
    passes(.seconds(20), channel)
    try says("E", channel)
    passes(Self.requestTime, channel)
    #expect(!channel.isActive)
  }

  @Test func whoWaitsForAnAnswerIsNotHurried() throws {
    let channel = try connection()
    asks(channel)
    passes(.seconds(20), channel)
    #expect(channel.isActive)
  }

  @Test func forOneMoreTheOldestThatWaitsForNothingGivesWay() throws {
    let waiting = try connection()
    asks(waiting)
    let answered = try connection()
    try says(Self.request, answered)
    let third = try connection()
    #expect(waiting.isActive && third.isActive)
    #expect(!answered.isActive)
    // The connection's place is free again.
    _ = try third.finish()
    _ = try connection()
    #expect(waiting.isActive)
  }

  @Test func whereAllWaitTheOldestGivesWay() throws {
    let channels = try (0..<4).map { _ in
      let channel = try connection()
      asks(channel)
      return channel
    }
    #expect(channels.map(\.isActive) == [false, false, true, true])
  }
}
