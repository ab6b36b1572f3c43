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
      local: local, offsetMinutes: (local.seconds(since: instant) + 30).flooredMinutes)
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
  var clock: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minuteOfDay / 60)):\(two(minuteOfDay % 60))"
  }

  /// Parses `YYYY-MM-DDTHH:MM:SS`, optionally with a fraction of up to six digits and `Z`.
  static func instant(_ text: String) -> Instant? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes[10] == UInt8(ascii: "T"),
      let date = CivilDate(iso8601: String(decoding: bytes[..<10], as: UTF8.self)),
      let hour = digits(bytes[11..<13]), let minute = digits(bytes[14..<16]),
      let second = digits(bytes[17..<19]), hour < 24, minute < 60, second < 61
    else { return nil }
    var microseconds = Int64(date.dayNumber * 86_400 + hour * 3600 + minute * 60 + second)
    microseconds *= 1_000_000
    let fraction = bytes[19...].dropFirst().prefix { (0x30...0x39).contains($0) }.prefix(6)
    if let value = digits(fraction) {
      microseconds += Int64(value) * (fraction.count..<6).reduce(1) { power, _ in power * 10 }
    }
    return Instant(microseconds: microseconds)
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }
}

extension Int {
  /// Whole minutes of a number of seconds, rounded down.
  fileprivate var flooredMinutes: Int { self >= 0 ? self / 60 : -((59 - self) / 60) }
}
