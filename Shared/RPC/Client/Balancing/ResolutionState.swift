/// When a channel asks again for the addresses of its servers: after a connection was lost or could
/// not be made, one question at a time and with a pause after each.
struct ResolutionState: Hashable {
  enum Action: Hashable {
    case resolve
    /// Call ``timerFired()`` then.
    case wait(Duration)
    /// Under way or due already.
    case nothing
  }

  private enum State: Hashable {
    case resting(until: ContinuousClock.Instant?)
    case waiting
    case resolving
  }

  private var state = State.resting(until: nil)

  /// The addresses in use seem to be wrong, or there are none yet.
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
  /// - Parameter pause: no other begins before it is over.
  mutating func finished(now: ContinuousClock.Instant, pause: Duration) {
    guard state == .resolving else { return }
    state = .resting(until: now + pause)
  }
}
