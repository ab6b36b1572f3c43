import NIOCore

extension Duration {
  /// Returns the duration limited to `least`...100 years, which cannot overflow an instant.
  package func clamped(atLeast least: Duration = .zero) -> Duration {
    min(max(self, least), .seconds(100 * 365 * 86_400))
  }
}

extension TimeAmount {
  /// Converts like NIO, but limits the value to 0...292 years (NIO's maximum) instead of trapping.
  package init(clamping duration: Duration) {
    // Checked first, since reading the components of a duration with too many seconds traps.
    if duration < .zero {
      self = .zero
    } else if duration >= .nanoseconds(Int64.max) {
      self = .nanoseconds(.max)
    } else {
      let (seconds, attoseconds) = duration.components
      self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
  }
}
