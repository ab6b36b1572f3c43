/// Received bytes of an unfinished request, compared with its ``BodyRate``.
struct BodyProgress: Hashable {
  private var since: ContinuousClock.Instant?
  private var bytes = 0

  mutating func received(_ count: Int) { bytes += count }

  /// Ends a message; the next one is measured from its own beginning.
  mutating func messageEnded() { since = nil }

  /// Checks the rate. Call several times in each interval.
  ///
  /// - Parameters:
  ///   - isUnfinished: the client owes bytes, and has window to send them.
  ///   - bytesMin: minimum in each interval; 0: no minimum.
  /// - Returns: whether an interval passed with fewer bytes.
  mutating func isTooSlow(
    isUnfinished: Bool, _ bytesMin: Int, in interval: Duration, at now: ContinuousClock.Instant
  ) -> Bool {
    guard isUnfinished, bytesMin > 0 else {
      since = nil
      return false
    }
    guard let since else {
      begin(at: now)
      return false
    }
    guard now - since >= interval else { return false }
    if bytes < bytesMin { return true }
    begin(at: now)
    return false
  }

  private mutating func begin(at now: ContinuousClock.Instant) {
    since = now
    bytes = 0
  }
}
