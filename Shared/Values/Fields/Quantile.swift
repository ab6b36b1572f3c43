extension [Double] {
  /// Returns a quantile of sorted values, interpolated between neighbours as by `percentile_cont` of
  /// PostgreSQL.
  ///
  /// - Parameter share: 0–1.
  public func quantile(_ share: Double) -> Double {
    let position = share * Double(count - 1)
    let below = Int(position)
    guard below + 1 < count else { return self[count - 1] }
    return self[below] + (self[below + 1] - self[below]) * (position - Double(below))
  }
}
