/// A day of the proleptic Gregorian calendar.
public struct CivilDay: Sendable, Hashable {
  public var year: Int64
  /// 1–12.
  public var month: Int64
  /// 1–31.
  public var day: Int64

  /// The day that many days after 1970-01-01 (Hinnant, "chrono-compatible low-level date
  /// algorithms", civil_from_days).
  public init(dayNumber: Int64) {
    let (era, dayOfEra) = (dayNumber + 719_468).flooredDivision(by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Reads `YYYY-MM-DD` as ISO 8601 writes it: ten ASCII characters, years 0001–9999. Nil for
  /// anything else and for days that do not exist.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = bytes[0..<4].decimalValue, let month = bytes[5..<7].decimalValue,
      let day = bytes[8..<10].decimalValue,
      year >= 1, (1...12).contains(month),
      day >= 1, day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  public var iso8601: String {
    year.padded(to: 4) + "-" + month.padded(to: 2) + "-" + day.padded(to: 2)
  }

  static func length(ofMonth month: Int64, year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number that ASCII digits spell; nil when empty or when anything else is among them.
  var decimalValue: Int64? {
    guard !isEmpty else { return nil }
    var value: Int64 = 0
    for byte in self {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return value
  }
}
