/// Limits the time from the first to the last byte of a header section, and of any other frame
/// except DATA. A slow client would otherwise hold a connection without use.
struct HeaderProgress: Hashable {
  /// Maximum time from the first byte to the last.
  let timeout: Duration
  private var current: (name: UInt64, since: ContinuousClock.Instant)?

  init(timeout: Duration) {
    self.timeout = timeout
  }

  /// - Parameter unfinished: identifies the unfinished frame, see `HTTP2Session.unfinishedFrame`.
  /// - Returns: whether its time is over.
  mutating func isTooSlow(
    unfinished: UInt64?, at now: ContinuousClock.Instant
  ) -> Bool {
    guard let unfinished else {
      current = nil
      return false
    }
    guard let current, current.name == unfinished else {
      current = (unfinished, now)
      return false
    }
    return now - current.since > timeout
  }

  static func == (left: HeaderProgress, right: HeaderProgress) -> Bool {
    left.timeout == right.timeout && left.current?.name == right.current?.name
      && left.current?.since == right.current?.since
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(current?.name)
  }
}
