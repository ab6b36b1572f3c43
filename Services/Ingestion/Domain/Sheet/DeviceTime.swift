public import Calendar

/// A time as the device sent it, not yet checked: the fields of a `google.protobuf.Timestamp`.
public struct DeviceTime: Sendable, Hashable {
  public var seconds: Int64
  public var nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  public init(_ instant: Instant) {
    self.init(seconds: Int64(instant.secondsSinceEpoch), nanoseconds: instant.nanoseconds)
  }

  /// Nil when it is no time of the years 1 to 9999.
  public var instant: Instant? {
    Instant(seconds: seconds, nanoseconds: nanoseconds)
  }
}
