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
