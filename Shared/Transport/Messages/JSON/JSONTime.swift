internal import Calendar

/// Texts of `google.protobuf.Timestamp` (RFC 3339) and `google.protobuf.Duration` (`1.5s`).
enum JSONTime {
  typealias Parts = (seconds: Int64, nanos: Int32)

  private static let secondsPerDay: Int64 = 86_400

  /// Returns nil outside the years 1–9999.
  static func timestamp(_ seconds: Int64, _ nanos: Int32) -> String? {
    guard GoogleProtobuf.Timestamp(seconds: seconds, nanos: nanos).isValid else { return nil }
    let time = ((seconds % secondsPerDay) + secondsPerDay) % secondsPerDay
    let date = CivilDate(dayNumber: Int((seconds - time) / secondsPerDay))
    func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : String(value) }
    return "\(date.iso8601)T\(two(time / 3_600)):\(two(time / 60 % 60)):\(two(time % 60))"
      + "\(fraction(nanos))Z"
  }

  /// Returns nil outside ±10,000 years, or if the signs differ.
  static func duration(_ seconds: Int64, _ nanos: Int32) -> String? {
    guard GoogleProtobuf.Duration(seconds: seconds, nanos: nanos).isInRange,
      seconds == 0 || nanos == 0 || (seconds < 0) == (nanos < 0)
    else { return nil }
    let sign = seconds < 0 || nanos < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(fraction(Int32(nanos.magnitude)))s"
  }

  /// Formats with 0, 3, 6 or 9 digits.
  private static func fraction(_ nanos: Int32) -> String {
    guard nanos != 0 else { return "" }
    var digits = String(String(1_000_000_000 + nanos).dropFirst())
    while digits.hasSuffix("000") { digits.removeLast(3) }
    return ".\(digits)"
  }

  /// Returns nil for anything that is not an instant of RFC 3339 within the years 1–9999.
  static func timestamp(_ text: ArraySlice<UInt8>) -> Parts? {
    var rest = TimeText(text.dropFirst(10))
    guard let date = CivilDate(iso8601: String(decoding: text.prefix(10), as: UTF8.self)),
      rest.takes("T"), let hour = rest.digits(2), rest.takes(":"), let minute = rest.digits(2),
      rest.takes(":"), let second = rest.digits(2), hour < 24, minute < 60, second < 60,
      let nanos = rest.fraction(), let offset = rest.offset(), rest.isEmpty
    else { return nil }
    let seconds = date.dayNumber * Int(secondsPerDay) + hour * 3_600 + minute * 60 + second - offset
    let result = Parts(Int64(seconds), nanos)
    return GoogleProtobuf.Timestamp(seconds: result.seconds, nanos: nanos).isValid ? result : nil
  }

  /// Returns nil for anything that is not seconds with at most nine decimals and an `s`.
  static func duration(_ text: ArraySlice<UInt8>) -> Parts? {
    var rest = TimeText(text)
    let isNegative = rest.takes("-")
    guard let whole = rest.digits(1...12), let nanos = rest.fraction(), rest.takes("s"),
      rest.isEmpty, whole <= GoogleProtobuf.Duration.secondsMax
    else { return nil }
    return isNegative ? (-Int64(whole), -nanos) : (Int64(whole), nanos)
  }
}

/// The rest of a text that is being read.
private struct TimeText {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  var isEmpty: Bool { rest.isEmpty }

  mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func digits(_ count: Int) -> Int? { digits(count...count) }

  /// Reads a number with a permitted count of digits, at most 18.
  mutating func digits(_ count: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { $0 &- 0x30 < 10 }
    guard count.contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads an optional fraction in nanoseconds.
  mutating func fraction() -> Int32? {
    guard takes(".") else { return 0 }
    let count = rest.prefix { $0 &- 0x30 < 10 }.count
    guard let value = digits(1...9) else { return nil }
    return (count..<9).reduce(Int32(value)) { value, _ in value * 10 }
  }

  /// Reads `Z` or an offset such as `+02:00`, in seconds.
  mutating func offset() -> Int? {
    if takes("Z") { return 0 }
    let isNegative = takes("-")
    guard isNegative || takes("+"), let hours = digits(2), takes(":"), let minutes = digits(2),
      hours < 24, minutes < 60
    else { return nil }
    return (isNegative ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
