/// What an unfinished request has brought, for its ``BodyRate``.
struct BodyProgress: Hashable {
  private var since: ContinuousClock.Instant?
  private var bytes = 0

  mutating func received(_ count: Int) { bytes += count }

  /// A message is complete: what follows is judged from its own beginning.
  mutating func messageEnded() { since = nil }

  /// To be asked several times in each interval.
  ///
  /// - Parameters:
  ///   - isUnfinished: the client owes bytes, and has window to send them.
  ///   - bytesMin: of them in each interval; 0: any number will do.
  /// - Returns: whether an interval went by without enough of them.
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
