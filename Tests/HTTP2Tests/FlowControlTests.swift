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

  @Test func aStreamStopsAtItsWindowAndGoesOnAsItIsRead() throws {
    var pair = try SessionPair(client: windows(stream: 100_000, connection: 1_000_000))
    let stream = try openStream(&pair)
    pair.server.send(stream: stream, [UInt8](repeating: 7, count: 250_000))
    pair.server.finish(stream: stream, trailers: HTTP2HeaderBlock([("t", "1")]))
    try pair.exchange()
    #expect(pair.clientEvents.body(of: stream).count == 100_000)
    #expect(pair.server.queuedBytes(stream: stream) == 150_000)

    var received = pair.takeClientEvents().body(of: stream).count
    var rounds = 0
    while pair.server.isOpen(stream: stream), rounds < 100 {
      let taken = min(received, 100_000)
      pair.client.consume(stream: stream, count: taken)
      pair.client.consumeConnection(count: taken)
      try pair.exchange()
      received = pair.takeClientEvents().body(of: stream).count
      rounds += 1
    }
    #expect(!pair.server.isOpen(stream: stream))
    #expect(rounds <= 4)
  }

  @Test func aSlowStreamDoesNotStopOthers() throws {
    var pair = try SessionPair(client: windows(stream: 65_535, connection: 100_000))
    let slow = try openStream(&pair)
    pair.server.send(stream: slow, [UInt8](repeating: 1, count: 200_000))
    try pair.exchange()
    #expect(pair.takeClientEvents().body(of: slow).count == 65_535)
    // The connection's share is given back on arrival, the stream's is not.
    pair.client.consumeConnection(count: 65_535)

    let fast = try openStream(&pair)
    pair.server.send(stream: fast, [UInt8](repeating: 2, count: 60_000))
    pair.server.finish(stream: fast)
    try pair.exchange()
    #expect(pair.clientEvents.body(of: fast).count == 60_000)
    #expect(pair.clientEvents.body(of: slow).isEmpty)
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

  @Test func nothingIsConsumedByItself() throws {
    var pair = try SessionPair(server: windows(stream: 65_535, connection: 65_535))
    let stream = try #require(pair.client.submitRequest(.request, endStream: false))
    pair.client.send(stream: stream, [UInt8](repeating: 1, count: 65_536))
    try pair.exchange()
    #expect(pair.serverEvents.body(of: stream).count == 65_535)
    #expect(pair.client.queuedBytes(stream: stream) == 1)
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
