/// When a channel asks again for the addresses of its servers: after a connection was lost or could
/// not be made, one question at a time and not more often than the interval.
struct ResolutionState: Hashable {
  enum Action: Hashable {
    case resolve
    /// Call ``timerFired(now:)`` then.
    case wait(Duration)
    /// Under way or due already.
    case nothing
  }

  private enum State: Hashable {
    case resting(since: ContinuousClock.Instant?)
    case waiting
    case resolving
  }

  /// Between the end of a resolution and the start of the next.
  private let intervalMin: Duration
  private var state = State.resting(since: nil)

  init(intervalMin: Duration) {
    self.intervalMin = intervalMin
  }

  /// The addresses in use seem to be wrong, or there are none yet.
  mutating func requested(now: ContinuousClock.Instant) -> Action {
    guard case .resting(let since) = state else { return .nothing }
    if let since, now < since + intervalMin {
      state = .waiting
      return .wait(since + intervalMin - now)
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

  /// The resolution ended, well or not.
  mutating func finished(now: ContinuousClock.Instant) {
    guard state == .resolving else { return }
    state = .resting(since: now)
  }
}
