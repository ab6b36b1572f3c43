import HTTP2
import Testing

@Suite struct FrameCountTests {
  @Test func countsAreTakenOnce() throws {
    var pair = try SessionPair()
    try pair.exchange()
    _ = pair.server.takeFrameCounts()
    pair.client.ping(1)
    pair.client.ping(2)
    try pair.exchange()
    let counts = pair.server.takeFrameCounts()
    #expect(counts.pings == 2)
    #expect(!counts.isQuiet)
    #expect(pair.server.takeFrameCounts() == HTTP2FrameCounts())
    #expect(HTTP2FrameCounts().isQuiet)
  }

  @Test func resetsThatThePeerProvokesAreCounted() throws {
    var pair = try SessionPair()
    try pair.exchange()
    _ = pair.server.takeFrameCounts()
    // RFC 9113 §8.1.1: a body whose length differs from content-length makes the request malformed.
    var block = HTTP2HeaderBlock.request
    block.append("content-length", "5")
    let stream = try #require(pair.client.submitRequest(block, endStream: false))
    pair.client.send(stream: stream, [1])
    pair.client.finish(stream: stream)
    try pair.exchange()
    #expect(pair.server.takeFrameCounts().provokedResets == 1)
    // Our own reset is not counted against the peer.
    let other = try #require(pair.client.submitRequest(.request, endStream: false))
    try pair.exchange()
    pair.server.reset(stream: other, .cancel)
    try pair.exchange()
    #expect(pair.server.takeFrameCounts().provokedResets == 0)
  }

  /// Before its acknowledgement, exceeding a limit ends the stream, after it the connection.
  @Test(arguments: [true, false])
  func refusedStreamsAreCounted(isAcknowledged: Bool) throws {
    var limited = HTTP2SessionConfiguration()
    limited.concurrentStreamsMax = 1
    let server = try HTTP2Session(role: .server, configuration: limited)
    let rude = try HTTP2Session(role: .client)
    try server.receive(rude.drainAll())
    _ = try server.drainAll()
    if isAcknowledged { try server.receive(frame(type: 4, flags: 1, stream: 0, [])) }
    for _ in 0..<2 { _ = rude.submitRequest(.request, endStream: false) }
    try server.receive(rude.drainAll())
    _ = try server.drainAll()
    #expect(server.takeFrameCounts().refusedStreams == 1)
    #expect(server.isFinished == false || isAcknowledged)
  }

  @Test func fieldsAtAndOverTheirLimit() throws {
    var limited = HTTP2SessionConfiguration()
    limited.headerFieldsMax = HTTP2HeaderBlock.request.count + 2
    for (more, fits) in [(2, true), (3, false)] {
      var pair = try SessionPair(server: limited)
      var block = HTTP2HeaderBlock.request
      for _ in 0..<more { block.append("x", "y") }
      _ = pair.client.submitRequest(block, endStream: true)
      _ = pair.client.submitRequest(.request, endStream: true)
      try pair.exchange()
      #expect(
        pair.serverEvents.dropFirst() == [
          fits
            ? .headers(stream: 1, block, endStream: true)
            : .headersTooLarge(stream: 1, endStream: true),
          .headers(stream: 3, .request, endStream: true),
        ])
      let counts = pair.server.takeFrameCounts()
      #expect(counts.headerListsTooLong == (fits ? 0 : 1))
      #expect(counts.headerListsTooLarge == 0)
    }
  }

  @Test func tooManyContinuationsAreAnsweredWithGoAway() throws {
    let server = try HTTP2Session(role: .server)
    let client = try HTTP2Session(role: .client)
    try server.receive(client.drainAll())
    try client.receive(server.drainAll())
    var bytes = frame(type: 1, flags: 0x1, stream: 1, [0x83, 0x86, 0x84, 0x41, 1, 0x61])
    for _ in 0..<9 { bytes += frame(type: 9, flags: 0, stream: 1, [0x00, 1, 0x78, 1, 0x79]) }
    #expect {
      try server.receive(bytes)
    } throws: {
      ($0 as? HTTP2ConnectionError)?.isContinuationFlood == true
    }
    try client.receive(server.drainAll())
    #expect(server.isFinished)
    #expect(
      client.takeEvents().contains {
        if case .goAway(_, .enhanceYourCalm, _) = $0 { true } else { false }
      })
  }

  @Test func queuedBytesAreThoseOfAllStreams() throws {
    var pair = try SessionPair()
    var streams: [Int32] = []
    for _ in 0..<4 {
      streams.append(try #require(pair.client.submitRequest(.request, endStream: true)))
    }
    try pair.exchange()
    for stream in streams {
      pair.server.submitResponse(stream: stream, .response, endStream: false)
      pair.server.send(stream: stream, .init(repeating: 1, count: 300_000))
    }
    #expect(pair.server.queuedBytes == 1_200_000)
    #expect(pair.server.bodyWrites == 4)
    #expect(pair.server.bodyBytes == 1_200_000)
    // One ends by our reset, one by the peer's, the rest as the windows allow.
    pair.server.reset(stream: streams[0], .cancel)
    pair.client.reset(stream: streams[1], .cancel)
    try pair.exchange()
    #expect(
      pair.server.queuedBytes == streams.reduce(0) { $0 + pair.server.queuedBytes(stream: $1) })
    #expect(pair.server.queuedBytes > 0)
    pair.server.finish(stream: streams[2])
    pair.server.finish(stream: streams[3])
    for _ in 0..<10 {
      pair.client.consumeConnection(count: 300_000)
      for stream in streams.dropFirst(2) { pair.client.consume(stream: stream, count: 150_000) }
      try pair.exchange()
    }
    #expect(pair.server.queuedBytes == 0)
    pair.server.send(stream: streams[2], [1])
    #expect(pair.server.queuedBytes == 0)
  }
}
