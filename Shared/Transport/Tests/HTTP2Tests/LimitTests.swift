import HTTP2
import Testing

@Suite struct LimitTests {
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
