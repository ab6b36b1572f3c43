import Calendar

/// A time of a row by the participant's clock, in minutes: seconds could join persons across studies.
struct AnalysisTime: Sendable, Hashable {
  var date: CivilDate
  /// 0–1439.
  var minuteOfDay: Int
  /// Offset of the clock from UTC in minutes.
  var offsetMinutes: Int

  /// - Parameters:
  ///   - localTime: `YYYY-MM-DDTHH:MM:SS` by the participant's clock.
  ///   - instant: the same time.
  /// - Returns: nil if the text is no such time.
  init?(localTime: String, at instant: Instant) {
    guard let local = Self.instant(localTime) else { return nil }
    self.init(
      local: local,
      offsetMinutes: (local.seconds(since: instant) + 30).flooredDivision(by: 60).quotient)
  }

  /// - Parameter offsetMinutes: offset of the participant's clock from UTC.
  init(_ instant: Instant, offsetMinutes: Int) {
    self.init(local: instant.adding(minutes: offsetMinutes), offsetMinutes: offsetMinutes)
  }

  private init(local: Instant, offsetMinutes: Int) {
    date = CivilDate(of: local)
    minuteOfDay = local.seconds(since: local.startOfDay) / 60
    self.offsetMinutes = offsetMinutes
  }

  /// `HH:MM`.
  var clock: String { ClockTime(minuteOfDay: minuteOfDay).iso8601 }

  /// Parses `YYYY-MM-DDTHH:MM:SS`, optionally with a fraction of up to six digits and `Z`.
  static func instant(_ text: String) -> Instant? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes[10] == UInt8(ascii: "T"),
      let date = CivilDate(iso8601: String(decoding: bytes[..<10], as: UTF8.self)),
      let clock = ClockTime(iso8601: String(decoding: bytes[11..<16], as: UTF8.self)),
      let second = bytes[17..<19].decimalValue, second < 61
    else { return nil }
    var microseconds = Int64(date.dayNumber * 86_400 + clock.minuteOfDay * 60 + second)
    microseconds *= 1_000_000
    let fraction = bytes[19...].dropFirst().prefix { (0x30...0x39).contains($0) }.prefix(6)
    if let value = fraction.decimalValue {
      microseconds += Int64(value) * (fraction.count..<6).reduce(1) { power, _ in power * 10 }
    }
    return Instant(microseconds: microseconds)
  }
}
