/// How long a database has said nothing to somebody who listened.
///
/// A process that was stopped, moved to another host or starved of processor time has heard nothing
/// either; of such a gap between two looks only as much counts as passes between two looks at most.
struct WatchedSilence {
  /// Several times what passes between two looks (``PostgresWatch`` looks every 100 ms).
  static let gapMax: Duration = .milliseconds(300)

  private(set) var length: Duration = .zero
  private var lastLook: ContinuousClock.Instant?

  mutating func look(at now: ContinuousClock.Instant) {
    if let lastLook { length += min(now - lastLook, Self.gapMax) }
    lastLook = now
  }

  mutating func end(at now: ContinuousClock.Instant) {
    length = .zero
    lastLook = now
  }
}
