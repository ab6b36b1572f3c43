/// A point in time with the resolution of `google.protobuf.Timestamp`.
public struct UTCInstant: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public var seconds: Int64
  public var nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Whether it lies in the years 1–9999 and its fraction in `[0, 1)` (timestamp.proto).
  public var isValid: Bool {
    (-62_135_596_800...253_402_300_799).contains(seconds)
      && (0...999_999_999).contains(nanoseconds)
  }

  public static func < (left: UTCInstant, right: UTCInstant) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
