/// Watches that what begins also ends: a header section, from its first byte to its last, and any
/// other frame that is not DATA. A client that dribbles one would hold a connection for nothing.
struct HeaderProgress: Hashable {
  /// Time from the first byte to the last.
  let timeout: Duration
  private var current: (name: UInt64, since: ContinuousClock.Instant)?

  init(timeout: Duration) {
    self.timeout = timeout
  }

  /// - Parameter unfinished: names what has begun and not ended, as
  ///   `HTTP2Session.unfinishedFrame` does.
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
