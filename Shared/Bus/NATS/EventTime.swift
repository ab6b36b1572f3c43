internal import FoundationEssentials
import Postgres

/// RFC 3339 times in UTC to the nanosecond: CloudEvents' `time` is written so, and JetStream writes
/// its own so.
enum EventTime {
  /// 2000-01-01 in days since 1970.
  private static let epoch: Int64 = 10_957

  /// To the microsecond, which is what the databases keep.
  static func format(_ date: Date) -> String {
    let microseconds = Int64((date.timeIntervalSince1970 * 1_000_000).rounded())
    let (seconds, fraction) = microseconds.quotientAndRemainderFloored(by: 1_000_000)
    let (days, second) = seconds.quotientAndRemainderFloored(by: 86_400)
    let (year, month, day) = PostgresDate(daysSince2000: Int32(clamping: days - epoch)).components
    return
      "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(padded(second / 3600, 2)):"
      + "\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2)).\(padded(fraction, 6))Z"
  }

  static func parse(_ text: String) -> Date? {
    nanoseconds(text).map { nanoseconds in
      Date(timeIntervalSince1970: Double(nanoseconds / 1000) / 1_000_000)
    }
  }

  /// Nanoseconds since 1970 of `2026-11-21T08:12:36.232007478Z`; nil for what is not in that form,
  /// or not within 1678–2261.
  static func nanoseconds(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"), bytes[4] == UInt8(ascii: "-"),
      bytes[7] == UInt8(ascii: "-"), bytes[10] == UInt8(ascii: "T"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let year = number(bytes[0..<4]), (1678...2261).contains(year),
      let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]),
      let hour = number(bytes[11..<13]), hour < 24, let minute = number(bytes[14..<16]),
      minute < 60, let second = number(bytes[17..<19]), second < 61,
      let date = PostgresDate(year: Int(year), month: Int(month), day: Int(day))
    else { return nil }
    var fraction: Int64 = 0
    let digits = bytes[19..<(bytes.count - 1)].dropFirst()
    if bytes[19] == UInt8(ascii: ".") {
      guard (1...9).contains(digits.count), let value = number(digits) else { return nil }
      fraction = (digits.count..<9).reduce(value) { value, _ in value * 10 }
    } else if bytes.count != 20 {
      return nil
    }
    let days = Int64(date.daysSince2000) + epoch
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second
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

  private static func padded(_ value: some BinaryInteger, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  fileprivate func quotientAndRemainderFloored(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
