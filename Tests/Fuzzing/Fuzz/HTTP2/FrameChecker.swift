/// Reads what one side sends, frame by frame, and checks that the frames may follow each other.
struct FrameChecker {
  /// The reader is a client: what is read has no preface.
  var peerIsClient = true
  private var buffer: [UInt8] = []
  private var hasPreface = false
  private var ended: Set<Int32> = []
  private var isInsideHeaders = false
  /// HEADERS and DATA seen of each stream.
  private(set) var frames = 0

  mutating func append(_ bytes: [UInt8]) {
    buffer += bytes
    if !peerIsClient, !hasPreface {
      guard buffer.count >= 24 else { return }
      expect(buffer.starts(with: "PRI * HTTP/2.0".utf8), "no preface")
      buffer.removeFirst(24)
      hasPreface = true
    }
    var at = 0
    while buffer.count - at >= 9 {
      let length = Int(buffer[at]) << 16 | Int(buffer[at + 1]) << 8 | Int(buffer[at + 2])
      expect(length <= 1 << 24, "a frame of \(length) bytes")
      guard buffer.count - at >= 9 + length else { break }
      let stream =
        Int32(buffer[at + 5]) << 24 | Int32(buffer[at + 6]) << 16 | Int32(buffer[at + 7]) << 8
        | Int32(buffer[at + 8])
      check(type: buffer[at + 3], flags: buffer[at + 4], stream: stream)
      at += 9 + length
    }
    buffer.removeFirst(at)
  }

  private mutating func check(type: UInt8, flags: UInt8, stream: Int32) {
    frames += 1
    if isInsideHeaders {
      expect(type == 9, "frame type \(type) inside a header section")
      isInsideHeaders = flags & 4 == 0
      return
    }
    guard type <= 1 else { return }
    expect(!ended.contains(stream), "stream \(stream) goes on after its end")
    if flags & 1 != 0 { ended.insert(stream) }
    if type == 1 { isInsideHeaders = flags & 4 == 0 }
  }

  func end() {
    expect(!isInsideHeaders, "a header section without end")
  }
}
