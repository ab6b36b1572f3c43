public import FoundationEssentials

/// A point in time in whole microseconds since 1970-01-01T00:00:00Z, the precision in which
/// PostgreSQL keeps it. Finer digits of a device's clock are cut off.
public struct Instant: Sendable, Hashable, Comparable {
  /// Microseconds since 1970-01-01T00:00:00Z; negative before.
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The instant of a `google.protobuf.Timestamp`.
  ///
  /// Nil outside 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z and for nanoseconds
  /// outside 0–999,999,999 (the bounds that timestamp.proto sets).
  public init?(seconds: Int64, nanoseconds: Int32) {
    guard (Self.secondsMin...Self.secondsMax).contains(seconds),
      (0..<1_000_000_000).contains(nanoseconds)
    else { return nil }
    microseconds = seconds * 1_000_000 + Int64(nanoseconds / 1000)
  }

  /// Rounded to the nearest microsecond: a `Date` of this century cannot tell finer ones apart.
  public init(_ date: Date) {
    microseconds = Int64((date.timeIntervalSince1970 * 1_000_000).rounded())
  }

  /// 0001-01-01T00:00:00Z in seconds.
  public static let secondsMin: Int64 = -62_135_596_800
  /// 9999-12-31T23:59:59Z in seconds.
  public static let secondsMax: Int64 = 253_402_300_799

  /// The beginning of the year 1.
  public static let earliest = Instant(microseconds: secondsMin * 1_000_000)
  /// Before every instant of the years 1 to 9999.
  public static let distantPast = Instant(microseconds: .min)
  /// After every instant of the years 1 to 9999.
  public static let distantFuture = Instant(microseconds: .max)

  public var date: Date {
    Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }

  /// Whole seconds, rounded down, of the `google.protobuf.Timestamp`.
  public var seconds: Int64 {
    (microseconds - Int64(microsecondsOfSecond)) / 1_000_000
  }

  /// 0–999,999,999, a multiple of 1,000.
  public var nanoseconds: Int32 {
    microsecondsOfSecond * 1000
  }

  private var microsecondsOfSecond: Int32 {
    let remainder = microseconds % 1_000_000
    return Int32(remainder < 0 ? remainder + 1_000_000 : remainder)
  }

  public func advanced(byMicroseconds distance: Int64) -> Instant {
    Instant(microseconds: microseconds + distance)
  }

  /// Midnight, UTC.
  public var startOfDay: Instant {
    let (dayNumber, _) = microseconds.flooredDivision(by: 86_400_000_000)
    return Instant(microseconds: dayNumber * 86_400_000_000)
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// ISO 8601 in UTC with microseconds: `2026-03-29T01:00:00.000000Z`.
  public var iso8601: String {
    let second = seconds
    let (dayNumber, secondOfDay) = second.flooredDivision(by: 86_400)
    let day = CivilDay(dayNumber: dayNumber)
    var text = day.iso8601
    text += "T"
    text += (secondOfDay / 3600).padded(to: 2) + ":"
    text += (secondOfDay / 60 % 60).padded(to: 2) + ":"
    text += (secondOfDay % 60).padded(to: 2) + "."
    text += Int64(microsecondsOfSecond).padded(to: 6) + "Z"
    return text
  }
}

extension Int64 {
  /// Quotient rounded towards minus infinity and the remainder that belongs to it (0 ..< divisor).
  func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// Decimal digits with leading zeros. Only for values that are not negative.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
