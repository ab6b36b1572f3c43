/// The framed request messages of a call, kept until they cannot be needed again.
///
/// A call that waits for a connection keeps everything; one that runs keeps what has left as long as
/// it may have to be sent again, up to a limit (gRFC A6, "Memory Management").
struct RequestBuffer {
  /// In order, what has left included while it is kept.
  private(set) var chunks: [[UInt8]] = []
  /// Of ``chunks``.
  private(set) var byteCount = 0
  /// No message follows.
  private(set) var isFinished = false
  /// What has left is not kept any more, so the call cannot be started again.
  private(set) var isCommitted = false
  private let byteCountMax: Int

  /// - Parameter byteCountMax: bytes kept of what has left already.
  init(byteCountMax: Int) {
    self.byteCountMax = byteCountMax
  }

  /// The one request of a call that has one.
  init(single framed: [UInt8], byteCountMax: Int) {
    self.byteCountMax = byteCountMax
    chunks = [framed]
    byteCount = framed.count
    isFinished = true
  }

  /// - Parameter isLeaving: it is sent now, not kept for the start of the call.
  mutating func append(_ framed: [UInt8], isLeaving: Bool) {
    if isCommitted, isLeaving { return }
    chunks.append(framed)
    byteCount += framed.count
    if isLeaving, byteCount > byteCountMax { commit() }
  }

  mutating func finish() {
    isFinished = true
  }

  /// Everything has been handed to a connection.
  mutating func left() {
    if isCommitted || byteCount > byteCountMax { commit() }
  }

  /// Forgets what has left: the call is not started again.
  mutating func commit() {
    isCommitted = true
    chunks = []
    byteCount = 0
  }
}
