/// When a connection has been idle for too long or has become too old (gRFC A9).
///
/// A call that begins or ends sets no timer: instants are compared when the time has come.
package struct ConnectionAgeState: Hashable {
  package enum Action: Hashable {
    /// Nothing to be done before this instant; nil: ever.
    case wait(until: ContinuousClock.Instant?)
    case idleTooLong
    case tooOld
  }

  /// Share of the age by which connections vary either way.
  package static let jitter = 0.1

  private let idleMax: Duration?
  /// Nil for a connection that does not age, or has been found too old already.
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

  /// Whether ``becameIdle(at:)`` is of interest, which costs a look at the clock.
  package var countsIdleTime: Bool { idleMax != nil }

  /// The last open call has ended.
  package mutating func becameIdle(at now: ContinuousClock.Instant) {
    idleSince = now
  }

  /// Reports each of the two once.
  package mutating func next(at now: ContinuousClock.Instant, hasCalls: Bool) -> Action {
    if let oldAt, now >= oldAt {
      self.oldAt = nil
      return .tooOld
    }
    guard let idleMax, !hasBeenIdleTooLong else { return .wait(until: oldAt) }
    // Calls under way cannot leave the connection idle for too long before this.
    let idleEnd = (hasCalls ? now : idleSince).advanced(by: idleMax)
    if !hasCalls, now >= idleEnd {
      hasBeenIdleTooLong = true
      return .idleTooLong
    }
    return .wait(until: oldAt.map { min($0, idleEnd) } ?? idleEnd)
  }
}
