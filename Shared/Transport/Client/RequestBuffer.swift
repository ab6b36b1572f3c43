/// The framed request messages of a call, kept while a retry may need them.
///
/// A waiting call keeps everything. A running call keeps sent messages while it may be retried, up
/// to a limit (gRFC A6, "Memory Management").
struct RequestBuffer {
  /// The chunks in order, including sent ones that are kept for a retry.
  private(set) var chunks: [[UInt8]] = []
  /// Total size of ``chunks``.
  private(set) var byteCount = 0
  /// Whether the last message has been added.
  private(set) var isFinished = false
  /// Whether sent chunks are no longer kept, so that the call cannot be retried.
  private(set) var isCommitted = false
  private let byteCountMax: Int

  /// - Parameter byteCountMax: bytes of sent messages to keep.
  init(byteCountMax: Int) {
    self.byteCountMax = byteCountMax
  }

  /// Creates the buffer of a unary request.
  init(single framed: [UInt8], byteCountMax: Int) {
    self.byteCountMax = byteCountMax
    chunks = [framed]
    byteCount = framed.count
    isFinished = true
  }

  /// - Parameter isLeaving: whether it is sent now instead of at the start of the call.
  mutating func append(_ framed: [UInt8], isLeaving: Bool) {
    if isCommitted, isLeaving { return }
    chunks.append(framed)
    byteCount += framed.count
    if isLeaving, byteCount > byteCountMax { commit() }
  }

  mutating func finish() {
    isFinished = true
  }

  /// Records that everything has been passed to a connection.
  mutating func left() {
    if isCommitted || byteCount > byteCountMax { commit() }
  }

  /// Drops the sent messages: the call is not retried.
  mutating func commit() {
    isCommitted = true
    chunks = []
    byteCount = 0
  }
}
