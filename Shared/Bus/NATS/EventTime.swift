import Calendar
internal import FoundationEssentials

/// RFC 3339 times in UTC with nanoseconds, as in CloudEvents' `time` and in JetStream's API.
enum EventTime {
  /// Formats a date to the microsecond, which is the precision of the databases.
  static func format(_ date: Date) -> String {
    Instant(date).iso8601
  }

  static func parse(_ text: String) -> Date? {
    nanoseconds(text).map { nanoseconds in
      Date(timeIntervalSince1970: Double(nanoseconds / 1000) / 1_000_000)
    }
  }

  /// Nanoseconds since 1970 of a time such as `2026-11-21T08:12:36.232007478Z`; nil if malformed or
  /// not within 1678–2261.
  static func nanoseconds(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"), bytes[10] == UInt8(ascii: "T"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let date = CivilDate(iso8601: String(decoding: bytes[..<10], as: UTF8.self)),
      (1678...2261).contains(date.components.year),
      let hour = number(bytes[11..<13]), hour < 24, let minute = number(bytes[14..<16]),
      minute < 60, let second = number(bytes[17..<19]), second < 61
    else { return nil }
    var fraction: Int64 = 0
    let digits = bytes[19..<(bytes.count - 1)].dropFirst()
    if bytes[19] == UInt8(ascii: ".") {
      guard (1...9).contains(digits.count), let value = number(digits) else { return nil }
      fraction = (digits.count..<9).reduce(value) { value, _ in value * 10 }
    } else if bytes.count != 20 {
      return nil
    }
    let seconds = Int64(date.dayNumber) * 86_400 + hour * 3600 + minute * 60 + second
    return seconds * 1_000_000_000 + fraction
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    var value: Int64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
