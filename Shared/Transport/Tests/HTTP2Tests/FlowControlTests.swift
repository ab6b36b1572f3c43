import HTTP2
import Testing

@Suite struct FlowControlTests {
  private func openStream(_ pair: inout SessionPair) throws -> Int32 {
    let stream = try #require(pair.client.submitRequest(.request, endStream: true))
    try pair.exchange()
    pair.server.submitResponse(stream: stream, .response, endStream: false)
    return stream
  }

  private func windows(stream: Int32, connection: Int32) -> HTTP2SessionConfiguration {
    var configuration = HTTP2SessionConfiguration()
    configuration.streamWindow = stream
    configuration.connectionWindow = connection
    return configuration
  }

  @Test func writableIsReportedAtTheLowWaterMarkAndOnce() throws {
    var configuration = HTTP2SessionConfiguration()
    configuration.lowWaterMark = 1_000
    var pair = try SessionPair(
      client: windows(stream: 70_000, connection: 1_000_000), server: configuration)
    let stream = try openStream(&pair)
    pair.server.send(stream: stream, [UInt8](repeating: 1, count: 71_001))
    pair.server.notifyWhenWritable(stream: stream)
    try pair.exchange()
    #expect(!pair.takeServerEvents().contains(.writable(stream: stream)))
    #expect(pair.server.queuedBytes(stream: stream) == 1_001)

    let received = pair.takeClientEvents().body(of: stream).count
    pair.client.consume(stream: stream, count: received)
    pair.client.consumeConnection(count: received)
    try pair.exchange()
    #expect(pair.takeServerEvents() == [.writable(stream: stream)])

    pair.server.send(stream: stream, [1])
    try pair.exchange()
    #expect(pair.takeServerEvents().isEmpty)
  }

  @Test func deferredBodyResumesWhenBytesCome() throws {
    var pair = try SessionPair()
    let stream = try openStream(&pair)
    try pair.exchange()
    #expect(pair.takeClientEvents().last == .headers(stream: stream, .response, endStream: false))
    #expect(!pair.server.wantsWrite)
    pair.server.send(stream: stream, [9])
    #expect(pair.server.wantsWrite)
    try pair.exchange()
    #expect(pair.takeClientEvents() == [.data(stream: stream, [9], endStream: false)])
    pair.server.finish(stream: stream)
    try pair.exchange()
    #expect(
      pair.takeClientEvents() == [
        .data(stream: stream, [], endStream: true), .streamClosed(stream: stream, .noError),
      ])
  }

  @Test func drainStopsNearItsLimit() throws {
    var pair = try SessionPair()
    let stream = try openStream(&pair)
    try pair.exchange()
    pair.server.send(stream: stream, [UInt8](repeating: 1, count: 200_000))
    let drained = try pair.server.drain(atMost: 20_000) { _ in }
    #expect(drained >= 20_000)
    #expect(drained < 20_000 + 16_384 + 9)
    #expect(pair.server.wantsWrite)
  }
}
