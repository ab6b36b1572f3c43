/// Detects a client that does not read the data queued on a stream.
struct ResponseProgress: Hashable {
  private var since: ContinuousClock.Instant?
  private var sent = 0

  /// Checks the progress. Call periodically.
  ///
  /// - Parameters:
  ///   - queued: bytes queued now.
  ///   - queuedSoFar: total of bytes ever queued.
  /// - Returns: whether bytes waited for `timeout` without any being read; false for a zero
  ///   timeout.
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
