/// A point on the UTC time line, in whole seconds: the grain of every plan.
public struct Instant: Sendable, Hashable, Comparable {
  /// 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, what a protobuf `Timestamp` can carry.
  public static let range = -62_135_596_800...253_402_300_799

  /// Seconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let secondsSinceEpoch: Int

  /// - Parameter secondsSinceEpoch: outside of ``range`` its nearer end is taken.
  public init(secondsSinceEpoch: Int) {
    self.secondsSinceEpoch = min(
      max(secondsSinceEpoch, Self.range.lowerBound), Self.range.upperBound)
  }

  public func adding(seconds: Int) -> Instant {
    Instant(secondsSinceEpoch: secondsSinceEpoch + seconds)
  }

  public func adding(minutes: Int) -> Instant {
    adding(seconds: minutes * 60)
  }

  /// Elapsed seconds from `earlier` to this instant.
  public func seconds(since earlier: Instant) -> Int {
    secondsSinceEpoch - earlier.secondsSinceEpoch
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }
}
