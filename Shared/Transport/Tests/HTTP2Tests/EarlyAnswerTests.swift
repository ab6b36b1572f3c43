import HTTP2
import Testing

/// Streams that the server answers before the request ends (RFC 9113 §8.1).
@Suite struct EarlyAnswerTests {
  /// A pair whose server delays resets and has answered one request that has not ended.
  private func answered(concurrentStreamsMax: UInt32 = 100) throws -> SessionPair {
    var configuration = HTTP2SessionConfiguration()
    configuration.delaysEarlyResets = true
    configuration.concurrentStreamsMax = concurrentStreamsMax
    var pair = try SessionPair(server: configuration)
    try pair.exchange()
    let stream = try #require(pair.client.submitRequest(.request, endStream: false))
    try pair.exchange()
    pair.server.submitResponse(stream: stream, .response, endStream: true)
    try pair.exchange()
    #expect(
      pair.takeClientEvents().last == .headers(stream: stream, .response, endStream: true))
    _ = pair.takeServerEvents()
    #expect(pair.server.takeAnsweredEarly() == [stream])
    #expect(pair.server.takeAnsweredEarly() == [])
    return pair
  }

  @Test func theClientMayEndIt() throws {
    var pair = try answered()
    pair.client.send(stream: 1, [1, 2])
    pair.client.finish(stream: 1)
    try pair.exchange()
    #expect(
      pair.takeServerEvents() == [
        .data(stream: 1, [1, 2], endStream: true), .streamClosed(stream: 1, .noError),
      ])
    #expect(pair.takeClientEvents() == [.streamClosed(stream: 1, .noError)])
    #expect(!pair.server.resetAnsweredStreams([1]))
    #expect(!pair.server.wantsWrite)
  }

  @Test func theClientMayResetIt() throws {
    var pair = try answered()
    pair.client.reset(stream: 1, .cancel)
    try pair.exchange()
    #expect(pair.takeServerEvents() == [.streamClosed(stream: 1, .cancel)])
    #expect(!pair.server.resetAnsweredStreams([1]))
    #expect(!pair.server.wantsWrite)
  }

  @Test func framesThatCrossTheResetAreIgnored() throws {
    var pair = try answered()
    pair.client.send(stream: 1, [1, 2])
    pair.client.finish(stream: 1)
    let late = try pair.client.drainAll()
    #expect(pair.server.resetAnsweredStreams([1]))
    try pair.client.receive(pair.server.drainAll())
    #expect(pair.client.takeEvents() == [.streamClosed(stream: 1, .noError)])
    try pair.server.receive(late)
    #expect(pair.server.takeEvents() == [.streamClosed(stream: 1, .noError)])
    #expect(!pair.server.isFinished)
    #expect(pair.client.submitRequest(.request, endStream: true) == 3)
    try pair.exchange()
    #expect(pair.takeServerEvents() == [.headers(stream: 3, .request, endStream: true)])
  }

  /// RFC 9113 §5.1.2: half-closed streams count.
  @Test func itCountsUntilItIsReset() throws {
    var pair = try answered(concurrentStreamsMax: 1)
    #expect(pair.client.submitRequest(.request, endStream: true) == 3)
    try pair.exchange()
    #expect(pair.takeServerEvents() == [])
    #expect(pair.server.resetAnsweredStreams([1]))
    try pair.exchange()
    #expect(
      pair.takeServerEvents() == [
        .streamClosed(stream: 1, .noError), .headers(stream: 3, .request, endStream: true),
      ])
  }

  @Test func withoutADelayTheResetFollowsTheAnswer() throws {
    var pair = try SessionPair()
    let stream = try #require(pair.client.submitRequest(.request, endStream: false))
    try pair.exchange()
    pair.server.submitResponse(stream: stream, .response, endStream: true)
    try pair.exchange()
    #expect(
      pair.takeClientEvents().suffix(2) == [
        .headers(stream: stream, .response, endStream: true),
        .streamClosed(stream: stream, .noError),
      ])
  }
}
