/// Clock times and weekdays in study files.
enum ClockTimes {
  /// Parses `HH:MM`, 00:00–23:59, to minutes since midnight.
  static func minute(_ text: Substring) -> UInt32? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy(\.isNumber) }),
      let hour = UInt32(parts[0]), let minute = UInt32(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  /// Parses `HH:MM-HH:MM`; the end may be `24:00`, which is midnight.
  static func window(_ text: String) -> (start: UInt32, end: UInt32)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let start = minute(parts[0]) else { return nil }
    if parts[1] == "24:00" { return (start, 0) }
    return minute(parts[1]).map { (start, $0) }
  }

  /// Formats minutes since midnight as `HH:MM`.
  static func text(_ minute: UInt32) -> String {
    func two(_ number: UInt32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minute / 60)):\(two(minute % 60))"
  }

  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Returns the weekdays of a word, 1 Monday … 7 Sunday.
  static func days(_ word: String) -> ClosedRange<Int>? {
    switch word {
    case "everyday": 1...7
    case "weekdays": 1...5
    case "weekend": 6...7
    default: weekdays.firstIndex(of: word).map { ($0 + 1)...($0 + 1) }
    }
  }
}
