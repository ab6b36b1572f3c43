import HTTP2
import Testing

@Suite struct ExchangeTests {
  @Test func requestAndResponseWithTrailers() throws {
    var pair = try SessionPair()
    let stream = try #require(pair.client.submitRequest(.request, endStream: false))
    pair.client.send(stream: stream, [1, 2, 3])
    pair.client.finish(stream: stream)
    try pair.exchange()
    #expect(
      pair.takeServerEvents() == [
        .remoteSettings,
        .headers(stream: 1, .request, endStream: false),
        .data(stream: 1, [1, 2, 3], endStream: true),
      ])

    let trailers = HTTP2HeaderBlock([("grpc-status", "0")])
    pair.server.submitResponse(stream: 1, .response, endStream: false)
    pair.server.send(stream: 1, [4])
    pair.server.send(stream: 1, [5, 6])
    pair.server.finish(stream: 1, trailers: trailers)
    try pair.exchange()
    #expect(
      pair.takeClientEvents() == [
        .remoteSettings,
        .headers(stream: 1, .response, endStream: false),
        .data(stream: 1, [4, 5, 6], endStream: false),
        .headers(stream: 1, trailers, endStream: true),
        .streamClosed(stream: 1, .noError),
      ])
    #expect(pair.takeServerEvents() == [.streamClosed(stream: 1, .noError)])
    #expect(pair.client.openStreams == 0)
    #expect(pair.server.openStreams == 0)
    #expect(pair.server.messageFramesSent == 3)
  }

  @Test func commandsForAStreamThatIsGoneDoNothing() throws {
    var pair = try SessionPair()
    let stream = try #require(pair.client.submitRequest(.request, endStream: false))
    try pair.exchange()
    pair.client.reset(stream: stream, .cancel)
    try pair.exchange()
    pair.server.submitResponse(stream: stream, .response, endStream: false)
    pair.server.send(stream: stream, [1])
    pair.server.finish(stream: stream, trailers: .response)
    pair.server.reset(stream: stream, .cancel)
    pair.server.consume(stream: stream, count: 10)
    pair.server.notifyWhenWritable(stream: stream)
    #expect(!pair.server.wantsWrite)
    #expect(pair.server.queuedBytes(stream: stream) == 0)
  }

  @Test func aSecondResponseIsIgnored() throws {
    var pair = try SessionPair()
    let stream = try #require(pair.client.submitRequest(.request, endStream: true))
    try pair.exchange()
    pair.server.submitResponse(stream: stream, .response, endStream: true)
    pair.server.submitResponse(stream: stream, .response, endStream: true)
    try pair.exchange()
    let responses = pair.clientEvents.filter { if case .headers = $0 { true } else { false } }
    #expect(responses.count == 1)
  }
}
