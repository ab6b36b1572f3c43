@testable import RPCCore

/// Makes HTTP/2 frames from an input's decisions, so that inputs get past the preface, the lengths
/// and the stream states; every rule can still be broken.
struct FrameProgram {
  enum Step {
    /// Bytes from the peer.
    case bytes([UInt8])
    /// A command on our side: its number and argument.
    case command(UInt8, stream: Int32, UInt8)
  }

  enum Peer {
    case client
    case server
  }

  private(set) var source: ByteSource
  private let peer: Peer
  /// Streams that can be named; a client's grow with its requests.
  private var streams: [Int32] = []
  private var nextStream: Int32 = 1

  init(_ source: ByteSource, peer: Peer) {
    self.source = source
    self.peer = peer
  }

  /// The connection preface of the peer, with SETTINGS (RFC 9113 §3.4).
  static func preface(of peer: Peer, settings: [UInt8] = []) -> [UInt8] {
    (peer == .client ? Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) : [])
      + frame(type: 4, flags: 0, stream: 0, settings)
  }

  static func frame(type: UInt8, flags: UInt8, stream: Int32, _ payload: [UInt8]) -> [UInt8] {
    let id = UInt32(bitPattern: stream)
    return [
      UInt8(payload.count >> 16 & 0xff), UInt8(payload.count >> 8 & 0xff),
      UInt8(payload.count & 0xff), type, flags,
      UInt8(id >> 24), UInt8(id >> 16 & 0xff), UInt8(id >> 8 & 0xff), UInt8(id & 0xff),
    ] + payload
  }

  /// Returns nil at the end of the input.
  mutating func next() -> Step? {
    guard !source.isEmpty else { return nil }
    switch source.byte() & 0x0f {
    case 0: return .bytes(raw())
    case 1, 2: return .bytes(headers())
    case 3, 4: return .bytes(messages())
    case 5: return .bytes(data(source.run()))
    case 6: return .bytes(Self.frame(type: 8, flags: 0, stream: stream(), increment()))
    case 7: return .bytes(reset())
    case 8: return .bytes(settings())
    case 9: return .bytes(ping())
    case 10: return .bytes(goAway())
    case 11: return .bytes(trailers())
    case 12: return .bytes(priorityOrPush())
    case 13: return .bytes(source.run())
    default: return .command(source.byte(), stream: stream(), source.byte())
    }
  }

  // MARK: - Streams

  private mutating func stream() -> Int32 {
    let choice = source.byte()
    switch choice {
    case 0xff: return 0
    case 0xfe: return nextStream
    case 0xfd: return Int32(source.byte())
    case 0xfc: return Int32(truncatingIfNeeded: source.uint32())
    default:
      if peer == .server { return 1 + 2 * Int32(choice & 7) }
      return streams.isEmpty ? 1 : streams[streams.count - 1 - Int(choice) % streams.count]
    }
  }

  private mutating func newStream() -> Int32 {
    if peer == .server { return stream() }
    defer { nextStream += 2 }
    streams.append(nextStream)
    return nextStream
  }

  // MARK: - Frames

  private mutating func raw() -> [UInt8] {
    let type = source.byte()
    let flags = source.byte()
    let stream = stream()
    return Self.frame(type: type, flags: flags, stream: stream, source.run())
  }

  private mutating func headers() -> [UInt8] {
    let form = source.byte()
    let stream = newStream()
    let block =
      peer == .client
      ? HeaderProgram.request(&source) : HeaderProgram.response(&source, endStream: form & 1 == 1)
    return header(block, stream: stream, form: form)
  }

  private mutating func trailers() -> [UInt8] {
    let form = source.byte()
    let stream = stream()
    return header(HeaderProgram.trailers(&source), stream: stream, form: form ^ 1)
  }

  /// One HEADERS frame, or with CONTINUATION frames after it; bit 0 ends the stream.
  private mutating func header(_ block: [UInt8], stream: Int32, form: UInt8) -> [UInt8] {
    let endStream = form & 1
    switch form >> 5 {
    case 7:
      let pieces = 1 + Int(form >> 1 & 0x0f)
      let size = max(1, block.count / pieces)
      var bytes = Self.frame(
        type: 1, flags: endStream, stream: stream, Array(block.prefix(size)))
      var rest = block.dropFirst(size)
      while rest.count > size {
        bytes += Self.frame(type: 9, flags: 0, stream: stream, Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      return bytes + Self.frame(type: 9, flags: 4, stream: stream, Array(rest))
    case 6:
      let padding = source.byte()
      return Self.frame(
        type: 1, flags: 4 | 8 | endStream, stream: stream,
        [padding] + block + [UInt8](repeating: 0, count: Int(padding & 0x3f)))
    case 5:
      return Self.frame(
        type: 1, flags: 4 | 0x20 | endStream, stream: stream, source.bytes(5) + block)
    default:
      return Self.frame(type: 1, flags: 4 | endStream, stream: stream, block)
    }
  }

  /// gRPC messages, whole or cut, in one DATA frame or several.
  private mutating func messages() -> [UInt8] {
    let form = source.byte()
    var body: [UInt8] = []
    for _ in 0...Int(form & 3) {
      let flag = source.byte()
      let message = source.run()
      let length = flag & 0x80 == 0 ? UInt32(message.count) : source.uint32()
      body += [flag & 0x40 == 0 ? 0 : flag & 3]
      body += [24, 16, 8, 0].map { UInt8(length >> $0 & 0xff) } + message
    }
    let stream = stream()
    let size = form & 0x10 == 0 ? max(body.count, 1) : 1 + source.below(16)
    var bytes: [UInt8] = []
    var rest = body[...]
    repeat {
      let isLast = rest.count <= size
      bytes += Self.frame(
        type: 0, flags: isLast ? form >> 5 & 1 : 0, stream: stream, Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    } while !rest.isEmpty
    return bytes
  }

  private mutating func data(_ payload: [UInt8]) -> [UInt8] {
    let form = source.byte()
    let stream = stream()
    if form & 8 != 0 {
      return Self.frame(type: 0, flags: 8 | form & 1, stream: stream, payload)
    }
    if form & 0xf0 == 0xf0 {
      // A large one.
      return Self.frame(
        type: 0, flags: form & 1, stream: stream,
        payload + [UInt8](repeating: form, count: 1_024 * Int(form & 0x0e)))
    }
    return Self.frame(type: 0, flags: form & 1, stream: stream, payload)
  }

  private mutating func increment() -> [UInt8] {
    let value = source.byte()
    let count: UInt32 = value & 0x80 == 0 ? UInt32(value) << 8 : source.uint32()
    return [24, 16, 8, 0].map { UInt8(count >> $0 & 0xff) }
  }

  private mutating func reset() -> [UInt8] {
    let stream = stream()
    return Self.frame(type: 3, flags: 0, stream: stream, [0, 0, 0, source.byte()])
  }

  private mutating func settings() -> [UInt8] {
    let form = source.byte()
    if form & 0x80 != 0 {
      return Self.frame(type: 4, flags: 1, stream: 0, source.bytes(Int(form & 6)))
    }
    var payload: [UInt8] = []
    for _ in 0..<Int(form & 0x3f) {
      let id = source.byte()
      payload += [0, id & 0x0f]
      payload +=
        id & 0x80 == 0 ? [0, 0, source.byte(), source.byte()] : source.bytes(4)
    }
    return Self.frame(type: 4, flags: 0, stream: 0, payload)
  }

  private mutating func ping() -> [UInt8] {
    let flags = source.byte()
    return Self.frame(type: 6, flags: flags & 1, stream: 0, source.bytes(8))
  }

  private mutating func goAway() -> [UInt8] {
    let last = stream()
    let code = source.byte()
    let id = UInt32(bitPattern: last)
    return Self.frame(
      type: 7, flags: 0, stream: 0,
      [24, 16, 8, 0].map { UInt8(id >> $0 & 0xff) } + [0, 0, 0, code] + source.run())
  }

  private mutating func priorityOrPush() -> [UInt8] {
    let form = source.byte()
    let stream = stream()
    if form & 1 == 0 {
      return Self.frame(type: 2, flags: 0, stream: stream, source.bytes(5))
    }
    return Self.frame(
      type: 5, flags: 4, stream: stream,
      [0, 0, 0, source.byte()] + HeaderProgram.request(&source))
  }
}
