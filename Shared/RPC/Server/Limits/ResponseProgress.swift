/// Whether a client reads what is queued for it on a stream.
struct ResponseProgress: Hashable {
  private var since: ContinuousClock.Instant?
  private var sent = 0

  /// To be asked now and then.
  ///
  /// - Parameters:
  ///   - queued: bytes that wait now.
  ///   - queuedSoFar: bytes that ever waited.
  /// - Returns: whether something has waited for `timeout` and none of it was read; never for a timeout
  ///   of zero.
  mutating func isStuck(
    queued: Int, of queuedSoFar: Int, timeout: Duration, at now: ContinuousClock.Instant
  ) -> Bool {
    guard queued > 0, timeout > .zero else {
      since = nil
      return false
    }
    let sent = queuedSoFar - queued
    guard let since, sent == self.sent else {
      self.since = now
      self.sent = sent
      return false
    }
    return now - since >= timeout
  }
}
