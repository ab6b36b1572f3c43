/// The `grpc-timeout` header: at most eight digits and a unit (PROTOCOL-HTTP2, "Timeout").
package enum GRPCTimeout {
  private static let digitsMax = 8
  private static let valueMax: Int64 = 99_999_999
  private static let longest = Duration.seconds(valueMax * 3_600)

  /// - Returns: nil for a malformed value.
  package static func decode(_ text: String) -> Duration? {
    let bytes = Array(text.utf8)
    guard let unit = bytes.last, (2...(digitsMax + 1)).contains(bytes.count) else { return nil }
    var value: Int64 = 0
    for byte in bytes.dropLast() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    switch unit {
    case UInt8(ascii: "H"): return .seconds(value * 3_600)
    case UInt8(ascii: "M"): return .seconds(value * 60)
    case UInt8(ascii: "S"): return .seconds(value)
    case UInt8(ascii: "m"): return .milliseconds(value)
    case UInt8(ascii: "u"): return .microseconds(value)
    case UInt8(ascii: "n"): return .nanoseconds(value)
    default: return nil
    }
  }

  /// Encodes in the finest possible unit, rounded up, so the peer never gets less time than the
  /// caller has. Negative durations become zero, very long ones the maximum.
  package static func encode(_ duration: Duration) -> String {
    if duration < .zero { return "0n" }
    // Also avoids a trap: very long durations cannot be split into components.
    if duration >= longest { return "\(valueMax)H" }
    let (seconds, attoseconds) = duration.components
    let units: [(suffix: String, perSecond: Int64)] = [
      ("n", 1_000_000_000), ("u", 1_000_000), ("m", 1_000), ("S", 1),
    ]
    for (suffix, perSecond) in units where seconds <= valueMax / perSecond {
      let attosecondsPerUnit = 1_000_000_000_000_000_000 / perSecond
      let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: attosecondsPerUnit)
      let value = seconds * perSecond + whole + (rest > 0 ? 1 : 0)
      if value <= valueMax { return "\(value)\(suffix)" }
    }
    for (suffix, secondsPerUnit) in [("M", Int64(60)), ("H", Int64(3_600))] {
      let value = seconds / secondsPerUnit + 1
      if value <= valueMax { return "\(value)\(suffix)" }
    }
    return "\(valueMax)H"
  }
}
