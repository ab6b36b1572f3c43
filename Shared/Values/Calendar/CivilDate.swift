/// A date of the proleptic Gregorian calendar, without a zone.
///
/// Held as a count of days, so that the next date is one addition and never a number of seconds:
/// days that a zone makes shorter or longer do not disturb it.
public struct CivilDate: Sendable, Hashable, Comparable {
  /// Days since 1970-01-01.
  public let dayNumber: Int

  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// Creates the UTC date of `instant`.
  public init(of instant: Instant) {
    dayNumber = instant.secondsSinceEpoch.flooredDivision(by: 86_400).quotient
  }

  /// - Parameters:
  ///   - month: 1–12.
  ///   - day: 1–31; one past the month's end runs on into the next month.
  public init(year: Int, month: Int, day: Int) {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil: years begin
    // in March, so that the leap day is the last of the year.
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  /// Year, month (1–12) and day of the month (1–31).
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, day)
  }

  public var dayOfWeek: DayOfWeek {
    // 1970-01-01 was a Thursday.
    let index = (dayNumber + 3) % 7
    return DayOfWeek.allCases[index < 0 ? index + 7 : index]
  }

  /// Last day of this date's month, 28–31.
  public var daysInMonth: Int {
    let (year, month, _) = components
    let first = CivilDate(year: year, month: month, day: 1)
    let following = CivilDate(
      year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1, day: 1)
    return following.dayNumber - first.dayNumber
  }

  /// Parses an ISO 8601 date `YYYY-MM-DD`: ten ASCII characters, years 0001–9999.
  ///
  /// Nil for other text and for days that do not exist.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = bytes[0..<4].decimalValue, let month = bytes[5..<7].decimalValue,
      let day = bytes[8..<10].decimalValue, year >= 1, (1...12).contains(month), day >= 1
    else { return nil }
    let first = CivilDate(year: year, month: month, day: 1)
    guard day <= first.daysInMonth else { return nil }
    self = first.adding(days: day - 1)
  }

  public func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + days)
  }

  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601, e.g. `2026-03-29`.
  public var iso8601: String {
    let (year, month, day) = components
    return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  public var description: String { iso8601 }
}
