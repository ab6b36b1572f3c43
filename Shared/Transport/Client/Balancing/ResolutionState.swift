/// Decides when a channel resolves its addresses again: after a connection was lost or failed, one
/// resolution at a time with a pause after each.
struct ResolutionState: Hashable {
  enum Action: Hashable {
    case resolve
    /// Call ``timerFired()`` after this time.
    case wait(Duration)
    /// A resolution is running or scheduled already.
    case nothing
  }

  private enum State: Hashable {
    case resting(until: ContinuousClock.Instant?)
    case waiting
    case resolving
  }

  private var state = State.resting(until: nil)

  /// Requests a resolution: the addresses in use seem to be wrong or are not known yet.
  mutating func requested(now: ContinuousClock.Instant) -> Action {
    guard case .resting(let until) = state else { return .nothing }
    if let until, now < until {
      state = .waiting
      return .wait(until - now)
    }
    state = .resolving
    return .resolve
  }

  /// - Returns: whether to resolve now.
  mutating func timerFired() -> Bool {
    guard state == .waiting else { return false }
    state = .resolving
    return true
  }

  /// The resolution ended.
  ///
  /// - Parameter pause: minimum time until the next resolution.
  mutating func finished(now: ContinuousClock.Instant, pause: Duration) {
    guard state == .resolving else { return }
    state = .resting(until: now + pause)
  }
}
