/// What of a call's request may have to be sent again: all of it, or nothing.
struct ReplayBuffer {
  /// Bytes of one call; a request that is larger is not held and the call is committed.
  private let limit: Int
  /// The framed messages sent so far, in order.
  private(set) var messages: [[UInt8]] = []
  private(set) var byteCount = 0
  /// The caller has ended the requests.
  private(set) var isFinished = false
  /// Holds everything that was sent.
  private(set) var isComplete = true

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether one more message can be held.
  func fits(_ count: Int) -> Bool {
    isComplete && count <= limit - byteCount
  }

  /// Keeps a message that is sent.
  mutating func append(_ message: [UInt8]) {
    guard isComplete else { return }
    messages.append(message)
    byteCount += message.count
  }

  mutating func finish() {
    isFinished = true
  }

  /// Forgets everything, for good.
  /// - Returns: the bytes that it held.
  mutating func release() -> Int {
    defer {
      messages = []
      byteCount = 0
      isComplete = false
    }
    return byteCount
  }
}
