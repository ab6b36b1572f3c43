import DequeModule

/// The server's record of closed streams, needed to judge a late HEADERS or DATA frame.
///
/// A frame on a stream that the client ended or reset is a connection error (RFC 9113 §5.1,
/// "half-closed (remote)" and "closed"). A frame on a stream that the server reset is ignored: the
/// client may not know yet. Only the latter streams are stored, so an honest client costs nothing
/// here.
struct ClosedStreams: Hashable {
  /// Maximum number of stored gaps in the stream numbers; clients rarely leave gaps.
  private static let gapsMax = 8

  private let remembered: Int
  /// Streams that the server reset before the client ended its side, oldest first.
  private var order: Deque<Int32> = []
  private var reset: Set<Int32> = []
  /// Highest stream number whose record has been dropped.
  private var forgotten: Int32 = 0
  /// Skipped stream numbers, the latest last.
  private var gaps: [ClosedRange<Int32>] = []

  /// - Parameter remembered: maximum number of stored streams that the server reset.
  init(remembered: Int) {
    self.remembered = max(1, remembered)
  }

  /// Records an opened stream; `last` is the latest one before it.
  mutating func opened(_ id: Int32, after last: Int32) {
    // The first is 1 (RFC 9113 §5.1.1).
    let next = last == 0 ? 1 : last &+ 2
    guard id > next else { return }
    if gaps.count == Self.gapsMax { gaps.removeFirst() }
    gaps.append(next...(id - 2))
  }

  /// Records that the server resets a stream whose client has not ended its side.
  mutating func resetByUs(_ id: Int32) {
    guard reset.insert(id).inserted else { return }
    order.append(id)
    guard order.count > remembered, let oldest = order.popFirst() else { return }
    reset.remove(oldest)
    forgotten = max(forgotten, oldest)
  }

  /// Returns the error for a frame on a closed stream that is not above the latest opened one.
  ///
  /// - Parameter opens: whether it is a HEADERS frame.
  /// - Returns: nil if the frame is ignored.
  func error(of id: Int32, opens: Bool) -> HTTP2ErrorCode? {
    // nghttp2 handles stream numbers that a client cannot use.
    guard id > forgotten, id % 2 == 1, !reset.contains(id) else { return nil }
    // RFC 9113 §5.1.1: never opened, and implicitly closed by a higher one.
    let wasLeftOut = opens && gaps.contains { $0.contains(id) }
    return wasLeftOut ? .protocolError : .streamClosed
  }
}
