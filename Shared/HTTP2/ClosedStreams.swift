import DequeModule

/// What a server must know of the streams that are gone to judge a late HEADERS or DATA frame.
///
/// A client that ended its side of a stream, or reset it, sends nothing more on it: what comes all the
/// same is an error of the connection (RFC 9113 §5.1, "half-closed (remote)" and "closed"). A client
/// whose stream the server reset may not know yet: what comes is ignored. Only the latter are
/// remembered, so an honest client costs nothing here.
struct ClosedStreams: Hashable {
  /// Gaps in the numbers of streams that are remembered; clients hardly ever leave any.
  private static let gapsMax = 8

  private let remembered: Int
  /// Reset by us before the client had ended its side, the longest gone first.
  private var order: Deque<Int32> = []
  private var reset: Set<Int32> = []
  /// Up to here nothing is known any more.
  private var forgotten: Int32 = 0
  /// Numbers that were left out, the latest last.
  private var gaps: [ClosedRange<Int32>] = []

  /// - Parameter remembered: how many streams that the server reset are kept in mind.
  init(remembered: Int) {
    self.remembered = max(1, remembered)
  }

  /// A stream was opened, the latest before it was `last`.
  mutating func opened(_ id: Int32, after last: Int32) {
    // The first is 1 (RFC 9113 §5.1.1).
    let next = last == 0 ? 1 : last &+ 2
    guard id > next else { return }
    if gaps.count == Self.gapsMax { gaps.removeFirst() }
    gaps.append(next...(id - 2))
  }

  /// The server resets a stream whose client has not ended its side.
  mutating func resetByUs(_ id: Int32) {
    guard reset.insert(id).inserted else { return }
    order.append(id)
    guard order.count > remembered, let oldest = order.popFirst() else { return }
    reset.remove(oldest)
    forgotten = max(forgotten, oldest)
  }

  /// What a frame is answered with whose stream is closed and not above the latest opened one.
  ///
  /// - Parameter opens: it is a HEADERS frame.
  /// - Returns: nil when it is ignored.
  func error(of id: Int32, opens: Bool) -> HTTP2ErrorCode? {
    // Numbers that are no client's are nghttp2's affair.
    guard id > forgotten, id % 2 == 1, !reset.contains(id) else { return nil }
    // RFC 9113 §5.1.1: never opened, and closed by a higher one that was.
    let wasLeftOut = opens && gaps.contains { $0.contains(id) }
    return wasLeftOut ? .protocolError : .streamClosed
  }
}
