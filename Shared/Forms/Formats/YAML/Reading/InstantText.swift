internal import Questionnaires

/// Instants in study files (RFC 3339).
enum InstantText {
  /// Parses `2026-01-31T18:30:00Z`, with a fraction of up to nine digits and any offset.
  static func instant(_ text: String) -> UTCInstant? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T"), bytes[16] == UInt8(ascii: ":"),
      MomentSyntax.isDate(String(decoding: bytes[..<10], as: UTF8.self)),
      MomentSyntax.isTime(String(decoding: bytes[11..<16], as: UTF8.self)),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), let hour = number(bytes[11..<13]),
      let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]), second < 60
    else { return nil }
    var rest = bytes[19...]
    guard let nanoseconds = fraction(&rest), let offset = offset(rest) else { return nil }
    let seconds = days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return UTCInstant(seconds: Int64(seconds), nanoseconds: Int32(nanoseconds))
  }

  /// Formats in UTC, with a fraction only if it is not zero.
  static func text(_ instant: UTCInstant) -> String {
    let days = Int(instant.seconds.quotientFloor(86_400))
    let second = Int(instant.seconds) - days * 86_400
    let (year, month, day) = date(days)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    var text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
    text += "\(padded(second / 3_600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
    if instant.nanoseconds > 0 {
      var digits = padded(Int(instant.nanoseconds), 9)
      while digits.hasSuffix("0") { digits.removeLast() }
      text += ".\(digits)"
    }
    return text + "Z"
  }

  /// Removes the fraction and returns it in nanoseconds.
  private static func fraction(_ rest: inout ArraySlice<UInt8>) -> Int? {
    guard rest.first == UInt8(ascii: ".") else { return 0 }
    let digits = rest.dropFirst().prefix(while: isDigit)
    rest = rest.dropFirst(1 + digits.count)
    guard (1...9).contains(digits.count), let value = number(digits) else { return nil }
    return (digits.count..<9).reduce(value) { value, _ in value * 10 }
  }

  /// Parses `Z` or `±HH:MM` to seconds.
  private static func offset(_ rest: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(rest)
    if bytes == [UInt8(ascii: "Z")] { return 0 }
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      MomentSyntax.isTime(String(decoding: bytes[1...], as: UTF8.self)),
      let hours = number(bytes[1..<3]), let minutes = number(bytes[4..<6])
    else { return nil }
    return (bytes[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  // Converts days since 1970-01-01 to and from the proleptic Gregorian calendar, in eras of 400
  // years that begin in March, so that the leap day is the last of its year.

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted.quotientFloor(400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted.quotientFloor(146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension FixedWidthInteger {
  /// Quotient rounded towards minus infinity.
  fileprivate func quotientFloor(_ divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
