import HTTP2

/// Drives a session as an owner would and checks what it reports.
struct SessionDriver {
  private let session: HTTP2Session
  private let pieceSize: Int
  private(set) var isOver = false
  private var output = FrameChecker()
  /// Streams whose header section was reported, and whether the peer has ended them.
  private var open: [Int32: Bool] = [:]
  private var closed: Set<Int32> = []
  private var unconsumed: [Int32: Int] = [:]

  init(_ session: HTTP2Session, pieceSize: Int) {
    self.session = session
    self.pieceSize = pieceSize
    output.peerIsClient = session.role == .server
  }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, !isOver {
      let piece = Array(rest.prefix(pieceSize))
      rest = rest.dropFirst(pieceSize)
      do {
        try piece.withUnsafeBytes { try session.receive($0) }
      } catch {
        isOver = true
      }
      settle()
    }
  }

  /// Reads events and sends until nothing changes.
  private mutating func settle() {
    var rounds = 0
    repeat {
      for event in session.takeEvents() { check(event) }
      drain(.max)
      rounds += 1
      expect(rounds < 1_000, "the session never comes to rest")
    } while session.wantsWrite && !isOver
    for event in session.takeEvents() { check(event) }
    if session.isFinished { isOver = true }
  }

  private mutating func drain(_ limit: Int) {
    do {
      try session.drain(atMost: limit) { output.append(Array($0)) }
    } catch {
      isOver = true
    }
  }

  private mutating func check(_ event: HTTP2Event) {
    switch event {
    case .headers(let stream, let block, let endStream):
      expect(block.listSize <= session.configuration.headerListSizeMax, "\(block.listSize) bytes")
      expect(open[stream] != true, "headers after the end of stream \(stream)")
      expect(!closed.contains(stream), "headers on the closed stream \(stream)")
      open[stream] = endStream
      _ = block.description
    case .headersTooLarge(let stream, let endStream):
      expect(!closed.contains(stream), "headers on the closed stream \(stream)")
      open[stream] = endStream
    case .data(let stream, let bytes, let endStream):
      expect(open[stream] == false, "data on stream \(stream), which is not open")
      open[stream] = endStream
      unconsumed[stream, default: 0] += bytes.count
      expect(
        session.role == .client
          || unconsumed[stream] ?? 0 <= Int(session.configuration.streamWindow) + 65_535,
        "more than the window is held")
    case .streamClosed(let stream, _):
      expect(closed.insert(stream).inserted, "stream \(stream) closed twice")
      open[stream] = nil
      unconsumed[stream] = nil
    case .writable(let stream):
      expect(
        session.queuedBytes(stream: stream) <= session.configuration.lowWaterMark,
        "writable with a full queue")
    case .remoteSettings, .ping, .pingAcknowledged, .goAway:
      break
    }
  }

  mutating func command(_ command: UInt8, stream: Int32, _ argument: UInt8) {
    let bytes = [UInt8](repeating: argument, count: Int(argument) * (command & 0x80 == 0 ? 1 : 64))
    switch command & 0x0f {
    case 0: session.submitResponse(stream: stream, .fuzzResponse, endStream: argument & 1 == 1)
    case 1, 2: session.send(stream: stream, bytes)
    case 3: session.finish(stream: stream)
    case 4: session.finish(stream: stream, trailers: HTTP2HeaderBlock([("grpc-status", "0")]))
    case 5: session.reset(stream: stream, HTTP2ErrorCode(rawValue: UInt32(argument & 0x0f)))
    case 6, 7:
      let count = unconsumed.removeValue(forKey: stream) ?? 0
      session.consume(stream: stream, count: count)
      session.consumeConnection(count: count)
    case 8: session.notifyWhenWritable(stream: stream)
    case 9: session.ping(UInt64(argument))
    case 10:
      if argument & 0xf0 == 0 { session.submitShutdownNotice() }
    case 11:
      if argument & 0xf0 == 0 { session.submitGoAway(lastStream: argument & 1 == 0 ? nil : stream) }
    case 12:
      if argument == 0xff { session.terminate(.enhanceYourCalm) }
    default:
      if session.role == .client {
        _ = session.submitRequest(.fuzzRequest, endStream: argument & 1 == 1)
      }
    }
    _ = session.queuedBytes(stream: stream)
    if argument & 3 != 3 { settle() }
  }

  mutating func end() {
    settle()
    expect(session.openStreams <= 2_000, "\(session.openStreams) streams")
    output.end()
  }
}

extension HTTP2HeaderBlock {
  static let fuzzResponse = HTTP2HeaderBlock([
    (":status", "200"), ("content-type", "application/grpc"),
  ])
  static let fuzzRequest = HTTP2HeaderBlock([
    (":method", "POST"), (":scheme", "http"), (":path", "/a/b"), (":authority", "fuzz"),
  ])
}
