#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension GoogleProtobuf.Timestamp {
  /// Between the epoch (1970-01-01T00:00:00Z) and the reference date of `Date`, in seconds.
  private static let referenceOffset: Int64 = 978_307_200

  /// 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z (timestamp.proto), in seconds since the epoch.
  private static let secondsRange: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// The instant in whole microseconds, which is what `Date` can tell apart in this century and
  /// what PostgreSQL keeps. Instants outside the years 1–9999 become the nearest one inside.
  public init(_ date: Date) {
    let interval = date.timeIntervalSinceReferenceDate
    let floor = interval.rounded(.down)
    let range = Self.secondsRange
    guard floor >= Double(range.lowerBound - Self.referenceOffset) else {
      self.init(seconds: range.lowerBound)
      return
    }
    guard floor <= Double(range.upperBound - Self.referenceOffset) else {
      self.init(seconds: range.upperBound, nanos: 999_999_000)
      return
    }
    let seconds = Int64(floor) + Self.referenceOffset
    let micros = Int32(((interval - floor) * 1_000_000).rounded())
    if micros < 1_000_000 {
      self.init(seconds: seconds, nanos: micros * 1_000)
    } else if seconds < range.upperBound {
      self.init(seconds: seconds + 1)
    } else {
      self.init(seconds: seconds, nanos: 999_999_000)
    }
  }

  /// The instant, to the precision of `Date` (about 0.1 µs in this century).
  public var date: Date {
    // In floating point from the start: `seconds` may be any number a sender chose.
    Date(
      timeIntervalSinceReferenceDate: (Double(seconds) - Double(Self.referenceOffset)) + Double(
        nanos) / 1_000_000_000)
  }

  /// Whether it is within the years 1–9999 and its `nanos` within 0–999,999,999
  /// (timestamp.proto).
  public var isValid: Bool {
    Self.secondsRange.contains(seconds) && (0...999_999_999).contains(nanos)
  }
}
