/// The forms in which dates and times are stored. All of one form are ordered like their characters.
public enum MomentSyntax {
  /// `YYYY-MM-DD`, a day that the calendar has.
  public static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10])
    else { return false }
    return year >= 1 && (1...12).contains(month) && (1...days(of: month, in: year)).contains(day)
  }

  /// `HH:MM`, 00:00–23:59.
  public static func isTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = number(bytes[0..<2]),
      let minute = number(bytes[3..<5])
    else { return false }
    return hour < 24 && minute < 60
  }

  /// `YYYY-MM-DDTHH:MM`.
  public static func isDateTime(_ text: String) -> Bool {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    return parts.count == 2 && isDate(String(parts[0])) && isTime(String(parts[1]))
  }

  /// The moments right before and after a valid one, in steps of a day, or of a minute where it has a
  /// time. There is none before the year 1, after 9999, or beyond a day where it has no date.
  static func neighbours(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    if isTime(text) {
      return [-1, 1].compactMap { step in
        minutes(bytes[...]).flatMap { (0..<1_440).contains($0 + step) ? time($0 + step) : nil }
      }
    }
    if isDate(text) { return [-1, 1].compactMap { day(beside: bytes[...], $0) } }
    guard isDateTime(text), let minutes = minutes(bytes[11...]) else { return [] }
    return [-1, 1].compactMap { step in
      let moved = minutes + step
      if (0..<1_440).contains(moved) { return "\(text.prefix(10))T\(time(moved))" }
      return day(beside: bytes[..<10], step).map { "\($0)T\(step < 0 ? "23:59" : "00:00")" }
    }
  }

  private static func minutes(_ time: ArraySlice<UInt8>) -> Int? {
    guard let hour = number(time.prefix(2)), let minute = number(time.suffix(2)) else { return nil }
    return hour * 60 + minute
  }

  private static func time(_ minutes: Int) -> String {
    "\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))"
  }

  private static func day(beside date: ArraySlice<UInt8>, _ step: Int) -> String? {
    let digits = Array(date)
    guard var year = number(digits[0..<4]), var month = number(digits[5..<7]),
      var day = number(digits[8..<10])
    else { return nil }
    day += step
    if day < 1 {
      month -= 1
      if month < 1 { (year, month) = (year - 1, 12) }
      day = days(of: month, in: year)
    } else if day > days(of: month, in: year) {
      (month, day) = (month + 1, 1)
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    guard (1...9_999).contains(year) else { return nil }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
