package import Calendar

/// How an instant follows from a time that a trigger fired.
package struct DelayTrace: Sendable, Hashable {
  /// What the delay's generator began with.
  package var seed: UInt64
  /// What the delay was drawn from.
  package var bounds: ClosedRange<Int>
  /// What was drawn.
  package var seconds: Int
  /// So long after it happened, or when it was told where that is later.
  package var drawn: Instant
  /// That the instant lies in; nil: the plan has none.
  package var window: Range<Instant>?
}
