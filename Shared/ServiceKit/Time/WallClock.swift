public import FoundationEssentials

/// Where a service takes the civil time from.
///
/// Domain rules never read a clock: they take an instant as a parameter, so that tests and
/// simulations decide what time it is. Durations of a process (back-off, deadlines) use
/// `ContinuousClock` instead.
public protocol WallClock: Sendable {
  func now() -> Date
}

/// The machine's clock.
public struct SystemClock: WallClock {
  public init() {}

  public func now() -> Date { Date() }
}
