#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension GoogleProtobuf.Timestamp {
  /// Seconds from the epoch (1970-01-01T00:00:00Z) to the reference date of `Date`.
  private static let referenceOffset: Int64 = 978_307_200

  /// 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z (timestamp.proto), in seconds since the epoch.
  private static let secondsRange: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// Creates a timestamp rounded to microseconds, the precision of PostgreSQL and, in this century,
  /// of `Date`. Instants outside the years 1–9999 are clamped.
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

  /// The instant with the precision of `Date` (about 0.1 µs in this century).
  public var date: Date {
    // Floating point, because `seconds` is arbitrary and integer arithmetic could overflow.
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

extension GoogleProtobuf.`Any` {
  /// Returns the full name of the contained message, the last segment of its type URL; empty if
  /// absent.
  package static func messageName(inURL url: String) -> String {
    String(url.split(separator: "/").last ?? "")
  }
}

extension GoogleProtobuf.Duration {
  /// Maximum magnitude of `seconds`, about 10,000 years (duration.proto).
  package static let secondsMax: Int64 = 315_576_000_000

  /// Whether `seconds` and `nanos` are within their ranges (duration.proto); the signs may differ.
  package var isInRange: Bool {
    (-Self.secondsMax...Self.secondsMax).contains(seconds)
      && (-999_999_999...999_999_999).contains(nanos)
  }
}

extension GoogleProtobuf.DoubleValue {
  public init(_ value: Double) {
    self.init(value: value)
  }
}
