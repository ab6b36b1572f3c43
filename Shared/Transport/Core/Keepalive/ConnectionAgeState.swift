/// Detects a connection that has been idle for too long or is too old (gRFC A9).
///
/// Calls set no timers: instants are compared when the connection's timer fires.
package struct ConnectionAgeState: Hashable {
  package enum Action: Hashable {
    /// No action before this instant; nil: never.
    case wait(until: ContinuousClock.Instant?)
    case idleTooLong
    case tooOld
  }

  /// Random variation of the age, up and down.
  package static let jitter = 0.1

  private let idleMax: Duration?
  /// The time of the maximum age; nil if unlimited or already reported.
  private var oldAt: ContinuousClock.Instant?
  private var idleSince: ContinuousClock.Instant
  private var hasBeenIdleTooLong = false

  package init(
    _ configuration: ConnectionLifetimeConfiguration, openedAt now: ContinuousClock.Instant,
    using random: inout some RandomNumberGenerator
  ) {
    idleMax = configuration.idleMax.map { $0.clamped(atLeast: .milliseconds(1)) }
    idleSince = now
    oldAt = configuration.ageMax.map { age in
      let factor = Double.random(in: (1 - Self.jitter)...(1 + Self.jitter), using: &random)
      return now.advanced(by: age.clamped() * factor)
    }
  }

  /// Whether ``becameIdle(at:)`` must be called, which requires reading the clock.
  package var countsIdleTime: Bool { idleMax != nil }

  /// Called when the last open call has ended.
  package mutating func becameIdle(at now: ContinuousClock.Instant) {
    idleSince = now
  }

  /// Returns the next action; reports idleness and age once each.
  package mutating func next(at now: ContinuousClock.Instant, hasCalls: Bool) -> Action {
    if let oldAt, now >= oldAt {
      self.oldAt = nil
      return .tooOld
    }
    guard let idleMax, !hasBeenIdleTooLong else { return .wait(until: oldAt) }
    // Active calls cannot leave the connection idle too long before this.
    let idleEnd = (hasCalls ? now : idleSince).advanced(by: idleMax)
    if !hasCalls, now >= idleEnd {
      hasBeenIdleTooLong = true
      return .idleTooLong
    }
    return .wait(until: oldAt.map { min($0, idleEnd) } ?? idleEnd)
  }
}
