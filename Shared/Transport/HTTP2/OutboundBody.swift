import DequeModule

/// The bytes of one message body waiting for the peer's window, and the trailers after them.
struct OutboundBody {
  /// The oldest chunk, or empty. Most bodies are one message and need no queue.
  private var first: [UInt8] = []
  private var rest: Deque<[UInt8]> = []
  /// Number of bytes of the first chunk already sent.
  private var offset = 0
  private(set) var queuedBytes = 0
  private(set) var isFinished = false
  private(set) var trailers: HTTP2HeaderBlock?
  /// Whether nghttp2 waits and must be resumed when there are bytes to send.
  var isDeferred = false

  enum Read: Hashable {
    case nothingYet
    case bytes(Int, last: Bool)
  }

  mutating func append(_ bytes: [UInt8]) {
    guard !isFinished, !bytes.isEmpty else { return }
    if first.isEmpty {
      first = bytes
    } else {
      rest.append(bytes)
    }
    queuedBytes += bytes.count
  }

  mutating func finish(trailers: HTTP2HeaderBlock?) {
    guard !isFinished else { return }
    isFinished = true
    self.trailers = trailers
  }

  mutating func discard() {
    first = []
    rest.removeAll()
    offset = 0
    queuedBytes = 0
  }

  /// Moves up to `buffer.count` bytes into `buffer`.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Read {
    if first.isEmpty { return isFinished ? .bytes(0, last: true) : .nothingYet }
    var written = 0
    while written < buffer.count, !first.isEmpty {
      let count = min(first.count - offset, buffer.count - written)
      first.withUnsafeBytes { bytes in
        UnsafeMutableRawBufferPointer(rebasing: buffer[written..<(written + count)])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)]))
      }
      written += count
      offset += count
      if offset == first.count {
        first = rest.popFirst() ?? []
        offset = 0
      }
    }
    queuedBytes -= written
    return .bytes(written, last: first.isEmpty && isFinished)
  }
}
