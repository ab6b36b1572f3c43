/// A time of day without a zone.
public struct ClockTime: Sendable, Hashable {
  /// Minutes since midnight, 0–1439.
  public var minuteOfDay: Int

  /// - Parameter minuteOfDay: 0–1439.
  public init(minuteOfDay: Int) {
    self.minuteOfDay = minuteOfDay
  }

  /// Parses an ISO 8601 time `HH:MM`, 00:00 to 23:59. Nil for other text, including 24:00.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
      let hour = bytes[0..<2].decimalValue, let minute = bytes[3..<5].decimalValue,
      hour < 24, minute < 60
    else { return nil }
    minuteOfDay = hour * 60 + minute
  }

  /// ISO 8601, e.g. `18:30`.
  public var iso8601: String {
    "\((minuteOfDay / 60).padded(to: 2)):\((minuteOfDay % 60).padded(to: 2))"
  }
}
