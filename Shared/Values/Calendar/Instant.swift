public import FoundationEssentials

/// A point in time in whole microseconds since 1970-01-01T00:00:00Z, without leap seconds.
///
/// This is PostgreSQL's precision; finer digits of a device's clock are cut off.
public struct Instant: Sendable, Hashable, Comparable {
  /// 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z in seconds, the range of a protobuf `Timestamp`.
  public static let range = -62_135_596_800...253_402_300_799

  /// Microseconds since 1970-01-01T00:00:00Z; negative before.
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// - Parameter secondsSinceEpoch: clamped to ``range``.
  public init(secondsSinceEpoch: Int) {
    let clamped = min(max(secondsSinceEpoch, Self.range.lowerBound), Self.range.upperBound)
    microseconds = Int64(clamped) * 1_000_000
  }

  /// Converts a `google.protobuf.Timestamp`.
  ///
  /// Nil outside 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z and for nanoseconds outside
  /// 0–999,999,999 (the bounds of timestamp.proto).
  public init?(seconds: Int64, nanoseconds: Int32) {
    guard Self.range.contains(Int(seconds)), (0..<1_000_000_000).contains(nanoseconds)
    else { return nil }
    microseconds = seconds * 1_000_000 + Int64(nanoseconds / 1000)
  }

  /// Converts the microseconds in a page token or cursor, which a client may have changed; nil
  /// outside the years 1 to 9999.
  public init?(microsecondsText text: some StringProtocol) {
    guard let microseconds = Int64(text),
      (Self.earliest.microseconds...Self.latest.microseconds).contains(microseconds)
    else { return nil }
    self.microseconds = microseconds
  }

  /// Rounds to the nearest microsecond, the resolution of a `Date` of this century, as PostgreSQL
  /// stores the date. Clamped to the years 1 to 9999.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    if seconds < Double(Self.range.lowerBound) || seconds.isNaN {
      self = .earliest
    } else if seconds >= Double(Self.range.upperBound + 1) {
      self = .latest
    } else {
      // Since 2001, as `Date` counts: the seconds since 1970 have lost the last digit.
      let exact = date.timeIntervalSinceReferenceDate
      let whole = exact.rounded(.down)
      let fraction = Int64(((exact - whole) * 1_000_000).rounded())
      let epoch = Int64(Date.timeIntervalBetween1970AndReferenceDate)
      microseconds = min(
        (Int64(whole) + epoch) * 1_000_000 + fraction, Self.latest.microseconds)
    }
  }

  /// The first instant of the year 1.
  public static let earliest = Instant(secondsSinceEpoch: range.lowerBound)
  /// The last whole second of the year 9999.
  public static let latest = Instant(secondsSinceEpoch: range.upperBound)
    .advanced(byMicroseconds: 999_999)
  /// Before every instant of the years 1 to 9999.
  public static let distantPast = Instant(microseconds: .min)
  /// After every instant of the years 1 to 9999.
  public static let distantFuture = Instant(microseconds: .max)

  /// The nearest `Date`. Its resolution is coarser than a microsecond beyond the year 2255, but an
  /// instant of the year 9999 never becomes one of the year 10000.
  public var date: Date {
    let nearest = Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
    return self <= .latest ? min(nearest, Self.latestDate) : nearest
  }

  private static let latestDate: Date = {
    let end = Date(timeIntervalSince1970: Double(range.upperBound + 1))
    return Date(timeIntervalSinceReferenceDate: end.timeIntervalSinceReferenceDate.nextDown)
  }()

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public var secondsSinceEpoch: Int {
    Int(microseconds.flooredDivision(by: 1_000_000).quotient)
  }

  /// Nanoseconds of the second, 0–999,999,999; a multiple of 1,000.
  public var nanoseconds: Int32 {
    Int32(microsecondsOfSecond) * 1000
  }

  private var microsecondsOfSecond: Int {
    Int(microseconds.flooredDivision(by: 1_000_000).remainder)
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }
}

// MARK: - Distances

extension Instant {
  /// Limited to ``distantPast`` and ``distantFuture``.
  public func advanced(byMicroseconds distance: Int64) -> Instant {
    let (moved, isBeyond) = microseconds.addingReportingOverflow(distance)
    guard !isBeyond else { return distance < 0 ? .distantPast : .distantFuture }
    return Instant(microseconds: moved)
  }

  /// Clamped to ``range``.
  public func adding(seconds: Int) -> Instant {
    let limit = Self.range.upperBound - Self.range.lowerBound
    let seconds = min(max(seconds, -limit), limit)
    let moved = secondsSinceEpoch + seconds
    guard Self.range.contains(moved) else { return Instant(secondsSinceEpoch: moved) }
    return advanced(byMicroseconds: Int64(seconds) * 1_000_000)
  }

  /// Clamped to ``range``.
  public func adding(minutes: Int) -> Instant {
    let (seconds, isBeyond) = minutes.multipliedReportingOverflow(by: 60)
    return adding(seconds: isBeyond ? (minutes < 0 ? .min : .max) : seconds)
  }

  /// Elapsed whole seconds from `earlier` to this instant.
  public func seconds(since earlier: Instant) -> Int {
    secondsSinceEpoch - earlier.secondsSinceEpoch
  }

  /// Midnight of the same UTC day.
  public var startOfDay: Instant {
    let (dayNumber, _) = microseconds.flooredDivision(by: 86_400_000_000)
    return Instant(microseconds: dayNumber * 86_400_000_000)
  }
}

// MARK: - Text

extension Instant {
  /// ISO 8601 in UTC with microseconds: `2026-03-29T01:00:00.000000Z`.
  public var iso8601: String {
    let second = seconds(since: startOfDay)
    var text = CivilDate(of: self).iso8601
    text += "T"
    text += (second / 3600).padded(to: 2) + ":"
    text += (second / 60 % 60).padded(to: 2) + ":"
    text += (second % 60).padded(to: 2) + "."
    text += microsecondsOfSecond.padded(to: 6) + "Z"
    return text
  }
}
