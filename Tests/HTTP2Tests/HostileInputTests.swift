import HTTP2
import TestBasics
import Testing

@Suite struct HostileInputTests {
  /// Preface, SETTINGS and one request as a client sends them.
  private static func conversation() throws -> [UInt8] {
    let client = try HTTP2Session(role: .client)
    let stream = try #require(client.submitRequest(.request, endStream: false))
    client.send(stream: stream, Array(repeating: 5, count: 300))
    client.finish(stream: stream)
    client.ping(1)
    return try client.drainAll()
  }

  /// Feeds bytes in pieces; answers requests as they come; returns whether the session survived.
  @discardableResult
  private func feed(_ bytes: [UInt8], to session: HTTP2Session, pieces: Int) -> Bool {
    var rest = bytes[...]
    let size = max(1, bytes.count / pieces)
    do {
      while !rest.isEmpty {
        let piece = rest.prefix(size)
        rest = rest.dropFirst(size)
        try session.receive(Array(piece))
        for event in session.takeEvents() {
          switch event {
          case .headers(let stream, _, _):
            session.submitResponse(stream: stream, .response, endStream: false)
            session.send(stream: stream, [1, 2, 3])
            session.finish(stream: stream, trailers: HTTP2HeaderBlock([("t", "1")]))
          case .data(let stream, let bytes, _):
            session.consume(stream: stream, count: bytes.count)
            session.consumeConnection(count: bytes.count)
          default:
            break
          }
        }
        _ = try session.drainAll()
        if session.isFinished { return false }
      }
      return true
    } catch {
      return false
    }
  }

  @Test func notHTTP2IsABadPreface() throws {
    let server = try HTTP2Session(role: .server)
    #expect {
      try server.receive(Array("GET / HTTP/1.1\r\n\r\n".utf8))
    } throws: { ($0 as? HTTP2ConnectionError)?.isBadPreface == true }
  }

  @Test(arguments: IllegalFrame.all)
  func illegalFrameEndsTheConnection(_ illegal: IllegalFrame) throws {
    let server = try HTTP2Session(role: .server)
    let client = try HTTP2Session(role: .client)
    try server.receive(client.drainAll())
    _ = try server.drainAll()
    try? server.receive(illegal.bytes)
    let answer = try server.drainAll()
    #expect(server.isFinished)
    // GOAWAY is frame type 7.
    #expect(answer.count >= 17 && answer[3] == 7)
  }

  /// RFC 9113 §6.9.2; nghttp2 by itself would end the stream alone.
  @Test func settingsThatOverflowAWindowEndTheConnection() throws {
    var pair = try SessionPair()
    let stream = try #require(pair.client.submitRequest(.request, endStream: true))
    try pair.exchange()
    try pair.server.receive(
      frame(type: 8, flags: 0, stream: UInt32(stream), [0, 0, 0, 1])
        + frame(type: 4, flags: 0, stream: 0, [0, 4, 0x7f, 0xff, 0xff, 0xff]))
    let answer = try pair.server.drainAll()
    // A GOAWAY names stream 1 and FLOW_CONTROL_ERROR last.
    #expect(answer.suffix(8) == [0, 0, 0, 1, 0, 0, 0, 3])
    #expect(pair.server.isFinished)
  }

  /// What nghttp2 gives up on without a word is told to the peer (RFC 9113 §5.4.1).
  @Test func aFloodEndsWithGoAway() throws {
    let server = try HTTP2Session(role: .server)
    let client = try HTTP2Session(role: .client)
    try server.receive(client.drainAll())
    _ = try server.drainAll()
    #expect(throws: HTTP2ConnectionError.self) {
      try server.receive(
        frame(type: 1, flags: 0, stream: 1, [0x83])
          + (0..<100).flatMap { _ in frame(type: 9, flags: 0, stream: 1, []) })
    }
    // ENHANCE_YOUR_CALM.
    #expect(try server.drainAll().suffix(4) == [0, 0, 0, 11])
  }

  @Test func contentLengthThatDoesNotMatchResetsTheStream() throws {
    var pair = try SessionPair()
    var block = HTTP2HeaderBlock.request
    block.append("content-length", "5")
    let stream = try #require(pair.client.submitRequest(block, endStream: false))
    pair.client.send(stream: stream, [1, 2])
    pair.client.finish(stream: stream)
    try pair.exchange()
    #expect(pair.clientEvents.last == .streamClosed(stream: stream, .protocolError))
    #expect(!pair.server.isFinished)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func garbageNeverCrashes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let server = try HTTP2Session(role: .server)
    let preface = seed.isMultiple(of: 2) ? try Self.conversation().prefix(24) : []
    let garbage = (0..<Int.random(in: 1...4_000, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    feed(Array(preface) + garbage, to: server, pieces: Int.random(in: 1...5, using: &random))
  }

  /// A legal conversation with bytes changed, removed, repeated.
  @Test(arguments: 0..<600 as Range<UInt64>)
  func mutationsNeverCrash(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = try Self.conversation()
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let index = Int.random(in: 24..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      default: bytes.insert(contentsOf: bytes[24..<index], at: index)
      }
    }
    let server = try HTTP2Session(role: .server)
    feed(bytes, to: server, pieces: Int.random(in: 1...5, using: &random))
    // The client meets the same noise.
    let client = try HTTP2Session(role: .client)
    _ = client.submitRequest(.request, endStream: true)
    _ = try client.drainAll()
    feed(Array(bytes.dropFirst(24)), to: client, pieces: 2)
  }

  @Test func theConversationItselfIsLegal() throws {
    let server = try HTTP2Session(role: .server)
    #expect(feed(try Self.conversation(), to: server, pieces: 1))
  }
}
