import NIOCore

extension TimeAmount {
  /// As NIO's own conversion, but long durations become NIO's longest (292 years) and negative ones
  /// zero instead of trapping.
  init(clamping duration: Duration) {
    let (seconds, attoseconds) = duration.components
    if seconds < 0 || attoseconds < 0 {
      self = .zero
    } else if seconds > Int64.max / 1_000_000_000 - 1 {
      self = .nanoseconds(.max)
    } else {
      self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
  }
}
