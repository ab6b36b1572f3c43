import NIOCore

extension TimeAmount {
  /// As NIO's own conversion, but long durations become NIO's longest (292 years) and negative ones
  /// zero instead of trapping.
  package init(clamping duration: Duration) {
    // Compared before it is taken apart: the components of a duration whose seconds do not fit trap.
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
