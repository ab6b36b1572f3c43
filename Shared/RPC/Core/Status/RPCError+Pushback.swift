extension RPCError {
  /// The error with a word to clients that send failed calls again: not before `pause`, or with nil not
  /// at all (gRFC A6, "Pushback").
  ///
  /// - Parameter pause: counted in whole milliseconds, at most 2^31-1 of them.
  public func pushingBack(for pause: Duration?) -> RPCError {
    var error = self
    error.trailers.add(
      pause.map { pause in
        let (seconds, attoseconds) = pause.components
        let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000)
        let milliseconds = overflows ? Int64.max : whole + attoseconds / 1_000_000_000_000_000
        return "\(min(max(milliseconds, 0), Int64(Int32.max)))"
      } ?? "-1", for: RetryPushback.key)
    return error
  }
}
