import HTTP2
import Testing

@Suite struct LimitTests {
  @Test func headerListAtAndOverItsLimit() throws {
    var limited = HTTP2SessionConfiguration()
    limited.headerListSizeMax = HTTP2HeaderBlock.request.listSize + 32 + 1 + 10
    for (length, fits) in [(10, true), (11, false)] {
      var pair = try SessionPair(server: limited)
      var block = HTTP2HeaderBlock.request
      block.append("x", String(repeating: "a", count: length))
      _ = pair.client.submitRequest(block, endStream: true)
      // HPACK must stay in step after a section that was thrown away.
      _ = pair.client.submitRequest(.request, endStream: true)
      try pair.exchange()
      #expect(
        pair.serverEvents.dropFirst() == [
          fits
            ? .headers(stream: 1, block, endStream: true)
            : .headersTooLarge(stream: 1, endStream: true),
          .headers(stream: 3, .request, endStream: true),
        ])
    }
  }

  @Test func streamsAboveTheLimitAreRefused() throws {
    var limited = HTTP2SessionConfiguration()
    limited.concurrentStreamsMax = 2
    var pair = try SessionPair(server: limited)
    try pair.exchange()
    #expect(pair.client.remoteConcurrentStreamsMax == 2)
    // A client that does not respect the limit.
    let raw = try HTTP2Session(role: .client)
    let server = try HTTP2Session(role: .server, configuration: limited)
    try raw.receive(server.drainAll())
    try server.receive(raw.drainAll())
    let rude = try HTTP2Session(role: .client)
    _ = try rude.drainAll()
    for _ in 0..<3 { _ = rude.submitRequest(.request, endStream: true) }
    try server.receive(rude.drainAll())
    #expect(server.openStreams == 2)
    let opened = server.takeEvents().filter { if case .headers = $0 { true } else { false } }
    #expect(opened.count == 2)
  }

  @Test func rapidResetsCloseTheConnection() throws {
    var limited = HTTP2SessionConfiguration()
    limited.resetBurst = 10
    limited.resetsPerSecond = 1
    var pair = try SessionPair(server: limited)
    try pair.exchange()
    for _ in 0..<30 {
      guard let stream = pair.client.submitRequest(.request, endStream: false) else { break }
      _ = try pair.client.drainAll().withUnsafeBytes { try pair.server.receive($0) }
      pair.client.reset(stream: stream, .cancel)
      _ = try pair.client.drainAll().withUnsafeBytes { try pair.server.receive($0) }
    }
    try pair.exchange()
    #expect(pair.server.isFinished)
    #expect(
      pair.clientEvents.contains { if case .goAway(_, .noError, _) = $0 { false } else { true } })
  }

  @Test func resetsWithinTheBurstAreTolerated() throws {
    var limited = HTTP2SessionConfiguration()
    limited.resetBurst = 10
    var pair = try SessionPair(server: limited)
    for _ in 0..<10 {
      let stream = try #require(pair.client.submitRequest(.request, endStream: false))
      try pair.exchange()
      pair.client.reset(stream: stream, .cancel)
      try pair.exchange()
    }
    #expect(!pair.server.isFinished)
    #expect(pair.client.submitRequest(.request, endStream: true) != nil)
  }

  @Test func tooManyContinuationsCloseTheConnection() throws {
    for (continuations, survives) in [(8, true), (9, false)] {
      let server = try HTTP2Session(role: .server)
      let client = try HTTP2Session(role: .client)
      try server.receive(client.drainAll())
      // HEADERS without END_HEADERS, then CONTINUATION frames: literal fields without indexing.
      var bytes = frame(type: 1, flags: 0x1, stream: 1, [0x83, 0x86, 0x84, 0x41, 1, 0x61])
      for index in 1...continuations {
        let last = index == continuations
        bytes += frame(type: 9, flags: last ? 0x4 : 0, stream: 1, [0x00, 1, 0x78, 1, 0x79])
      }
      let outcome = Result { try server.receive(bytes) }
      _ = try? server.drainAll()
      let isAlive = (try? outcome.get()) != nil && !server.isFinished
      #expect(isAlive == survives)
    }
  }

  @Test func tooManySettingsCloseTheConnection() throws {
    for (entries, survives) in [(32, true), (33, false)] {
      let server = try HTTP2Session(role: .server)
      let client = try HTTP2Session(role: .client)
      try server.receive(client.drainAll())
      let payload = (0..<entries).flatMap { _ -> [UInt8] in [0, 3, 0, 0, 0, 100] }
      let outcome = Result { try server.receive(frame(type: 4, flags: 0, stream: 0, payload)) }
      _ = try? server.drainAll()
      let isAlive = (try? outcome.get()) != nil && !server.isFinished
      #expect(isAlive == survives)
    }
  }
}

/// One HTTP/2 frame (RFC 9113 §4.1).
func frame(type: UInt8, flags: UInt8, stream: UInt32, _ payload: [UInt8]) -> [UInt8] {
  let length = payload.count
  var bytes: [UInt8] = [
    UInt8(length >> 16 & 0xff), UInt8(length >> 8 & 0xff), UInt8(length & 0xff), type, flags,
  ]
  withUnsafeBytes(of: stream.bigEndian) { bytes.append(contentsOf: $0) }
  return bytes + payload
}
